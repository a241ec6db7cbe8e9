/** What is due, in both languages. */
export const deadlineWords = {
  exam: { zh: '考试：{title}', en: 'Exam: {title}' },
  course: { zh: '课程：{title}', en: 'Course: {title}' },
}
