/** What is due, in both languages. */
export const whatIsDue = (title: string) => ({ zh: `考试：${title}`, en: `Exam: ${title}` })
