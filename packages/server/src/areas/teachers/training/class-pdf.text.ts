import { book } from '@residency/contract/kernel/label'

/**
 * What is printed on the certificate and the sign-in list of a class in addition to their facts.
 */
export const classPdfText = book({
  certificate: ['师资培训合格证书', 'Teacher training certificate'],
  number: ['证书编号', 'Number'],
  subtitle: ['CERTIFICATE OF TEACHER TRAINING', 'TEACHERS OF RESIDENCY TRAINING'],
  opening: ['兹证明', 'This certifies that'],
  body: [
    '参加师资培训“{title}”，达到结业要求，特发此证。',
    'took part in the teacher training “{title}” and has met its requirements for completion.',
  ],
  facts: { days: ['培训日期', 'Days'], hours: ['学时', 'Hours'], attended: ['出勤（天）', 'Days attended'] },
  until: ['{from} 至 {to}', '{from} to {to}'],
  share: ['{attended} / {days}', '{attended} of {days}'],
  issued: ['发证日期', 'Issued on'],
  seal: ['（盖章）', '(seal)'],
  sheet: ['签到表', 'Sign-in list'],
  index: ['序号', 'No.'],
  person: ['姓名', 'Name'],
  department: ['科室', 'Department'],
  place: ['地点', 'Place'],
  dates: ['时间', 'Days'],
  here: ['✓', '✓'],
  foot: ['当天到课请在对应日期下签名', 'Sign under each day you attend'],
})
