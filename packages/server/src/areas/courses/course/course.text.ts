import { book } from '@residency/contract/kernel/label'

/** What is due, in both languages. */
export const whatIsDue = (title: string) => ({ zh: `课程：${title}`, en: `Course: ${title}` })

/** The words on the certificate of a course next to its facts. */
export const coursePdfText = book({
  title: ['课程学习证书', 'Course certificate'],
  number: ['证书编号', 'Number'],
  subtitle: ['CERTIFICATE OF A COURSE', 'CONTINUING EDUCATION'],
  opening: ['兹证明', 'This certifies that'],
  body: ['已学完课程“{title}”的全部内容，特发此证。', 'has completed all of the course “{title}”.'],
  facts: { lessons: ['课时', 'Lessons'], minutes: ['时长（分钟）', 'Minutes'], day: ['学完日期', 'Completed on'] },
  issued: ['发证日期', 'Issued on'],
  seal: ['（盖章）', '(seal)'],
})
