import { book } from '@residency/contract/kernel'

/** What stands on the certificate and the sign-in list of a class beside their facts. */
export const classPdfText = book(
  {
    certificate: '师资培训合格证书',
    number: '证书编号',
    body: '{name} 同志于 {from} 至 {to} 参加“{title}”（共 {hours} 学时），出勤 {attended}/{days} 天，达到结业要求，特发此证。',
    bodyOneDay: '{name} 同志于 {from} 参加“{title}”（共 {hours} 学时），达到结业要求，特发此证。',
    issued: '发证日期',
    sheet: '签到表',
    index: '序号',
    person: '姓名',
    department: '科室',
    place: '地点',
    dates: '时间',
    here: '✓',
    foot: '当天到课请在对应日期下签名',
  },
  {
    certificate: 'Certificate of teacher training',
    number: 'Number',
    body: '{name} took part in “{title}” ({hours} hours) from {from} to {to}, was there on {attended} of {days} days, and has met what the class asks for.',
    bodyOneDay: '{name} took part in “{title}” ({hours} hours) on {from}, and has met what the class asks for.',
    issued: 'Issued on',
    sheet: 'Sign-in list',
    index: 'No.',
    person: 'Name',
    department: 'Department',
    place: 'Place',
    dates: 'Days',
    here: '✓',
    foot: 'Please sign below the day on which you are here',
  },
)
