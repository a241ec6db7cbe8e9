import { book } from '@residency/contract/kernel'

/** What stands on the certificate of a course beside its facts. */
export const coursePdfText = book(
  {
    title: '课程学习证书',
    number: '证书编号',
    subtitle: 'CERTIFICATE OF A COURSE',
    opening: '兹证明',
    body: '已学完课程“{title}”的全部内容，特发此证。',
    facts: { lessons: '课时', minutes: '时长（分钟）', day: '学完日期' },
    issued: '发证日期',
    seal: '（盖章）',
  },
  {
    title: 'Certificate of a course',
    number: 'Number',
    subtitle: 'CONTINUING EDUCATION',
    opening: 'This certifies that',
    body: 'has completed the course “{title}”.',
    facts: { lessons: 'Lessons', minutes: 'Minutes', day: 'Completed on' },
    issued: 'Issued on',
    seal: '(seal)',
  },
)
