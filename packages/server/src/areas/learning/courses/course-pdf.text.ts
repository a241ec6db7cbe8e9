import { book } from '@residency/contract/kernel'

/** What stands on the certificate of a course beside its facts. */
export const coursePdfText = book(
  {
    title: '课程学习证书',
    number: '证书编号',
    body: '{name} 同志于 {day} 学完课程“{title}”（共 {lessons} 课时，{minutes} 分钟），特发此证。',
    issued: '发证日期',
  },
  {
    title: 'Certificate of a course',
    number: 'Number',
    body: '{name} completed the course “{title}” ({lessons} lessons, {minutes} minutes) on {day}.',
    issued: 'Issued on',
  },
)
