import { book } from '../../../platform/i18n.ts'

export const statisticsText = book(
  {
    title: '招生统计',
    lead: '{intake}：{signedUp} 人报名，{admitted} 人录取，{enrolled} 人入培',
    none: '还没有开放过的招生批次。批次开放后，这里会显示各环节人数。',
    intake: '招生批次',
    export: '导出',
    ofBefore: '占上一环节 {percent}%',
    daysTitle: '每天有多少人报名？',
    offersTitle: '哪些专业报满了，哪些还有名额？',
    seats: '名额',
    name: '名称',
    signedUp: '报名',
    admitted: '录取',
    summary: '共 {count} 项，最多的是 {name}（{value}）',
  },
  {
    title: 'Recruitment figures',
    lead: '{intake}: {signedUp} signed up, {admitted} admitted, {enrolled} enrolled',
    none: 'No intake has been open yet. Once one is, the figures of each step stand here.',
    intake: 'Intake',
    export: 'Export',
    ofBefore: '{percent}% of the step before',
    daysTitle: 'How many sign up each day?',
    offersTitle: 'Which offers are full, which have seats left?',
    seats: 'Seats',
    name: 'Name',
    signedUp: 'Signed up',
    admitted: 'Admitted',
    summary: '{count} items, the largest is {name} ({value})',
  },
)
