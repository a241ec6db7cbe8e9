/** What is due, in both languages. */
export const whatIsDue = (title: string) => ({ zh: `课程：${title}`, en: `Course: ${title}` })
