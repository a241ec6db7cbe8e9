import { book } from '../../../platform/i18n.ts'

export const statisticsText = book(
  {
    title: '招生统计',
    splitBy: '分组方式',
    lead: '{intake}：{signedUp} 人报名，{admitted} 人录取，{enrolled} 人入培',
    none: '还没有开放过的招生批次。批次开放后，这里会显示各环节人数。',
    intake: '招生批次',
    export: '导出',
    ofBefore: '占上一环节 {percent}%',
    daysTitle: '每天有多少人报名？',
    offersTitle: '第一志愿报了哪些专业，各有多少名额？',
    firstChoices: '第一志愿人数',
    byFirstChoice: '每人只计入第一志愿的专业，录取也可能是其他志愿；各专业实际录取人数见“录取”中的“名额与候补”。',
    seats: '名额',
    people: '{count} 人',
    name: '名称',
    summary: '共 {count} 项，最多的是 {name}（{value}）',
  },
  {
    title: 'Recruitment figures',
    splitBy: 'Grouped by',
    lead: '{intake}: {signedUp} signed up, {admitted} admitted, {enrolled} enrolled',
    none: 'No intake has been open yet. Once one is, the figures of each step stand here.',
    intake: 'Intake',
    export: 'Export',
    ofBefore: '{percent}% of the step before',
    daysTitle: 'How many sign up each day?',
    offersTitle: 'Which offers are first choices, and how many seats have they?',
    firstChoices: 'First choices',
    byFirstChoice:
      'Everybody counts at their first choice, wherever they were admitted; who was admitted where stands under Admission, Seats.',
    seats: 'Seats',
    people: '{count}',
    name: 'Name',
    summary: '{count} items, the largest is {name} ({value})',
  },
)
