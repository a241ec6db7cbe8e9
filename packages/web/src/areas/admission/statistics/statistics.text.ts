import { book } from '../../../platform/texts/book.ts'

export const statisticsText = book({
  title: ['招生统计', 'Recruitment figures'],
  splitBy: ['分组方式', 'Grouped by'],
  lead: [
    '{intake}：{signedUp} 人报名，{admitted} 人录取，{enrolled} 人入培',
    '{intake}: {signedUp} signed up, {admitted} admitted, {enrolled} enrolled',
  ],
  none: [
    '还没有开放过的招生批次。批次开放后，这里会显示各环节人数。',
    'No intake has been opened yet. Once one is open, the numbers at each step are shown here.',
  ],
  intake: ['招生批次', 'Intake'],
  export: ['导出', 'Export'],
  ofBefore: ['占上一环节 {percent}%', '{percent}% of the step before'],
  daysTitle: ['每天有多少人报名？', 'How many sign up each day?'],
  offersTitle: ['第一志愿报了哪些专业，各有多少名额？', 'Which offers were first choices, and how many seats do they have?'],
  firstChoices: ['第一志愿人数', 'First choices'],
  byFirstChoice: [
    '每人只计入第一志愿的专业，录取也可能是其他志愿；各专业实际录取人数见“录取”中的“名额与候补”。',
    'Each person counts only at their first choice, even if admitted to another; for actual admissions by offer see “Admission”, “Seats”.',
  ],
  seats: ['名额', 'Seats'],
  people: ['{count} 人', '{count}'],
  name: ['名称', 'Name'],
  summary: ['共 {count} 项，最多的是 {name}（{value}）', '{count} {count:item|items}, the largest is {name} ({value})'],
})
