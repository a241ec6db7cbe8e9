import { helpBook } from '../help-book.ts'

export const workloadHelp = helpBook({
  'workload/own/index': {
    about: ['记录病种、技能、抢救、基本和学习工作量。', 'Log your cases: diseases, skills, rescues, basic work, study.'],
    acts: [
      ['逐条或连续记录', 'One by one or in a row'],
      ['没有网络也能记，联网后自动上传', 'Also without a network; they are sent later'],
      ['更正被退回的记录', 'Correct what was returned'],
    ],
    next: ['由当天所在科室的带教老师审核，通过后计入完成情况。', 'The supervisor of that day decides; what passes counts.'],
    asks: [
      [
        ['同一个编号能记两次吗？', 'The same number twice?'],
        ['同一项目不能重复，确有需要时写明原因。', 'Not for one item, unless you explain it.'],
      ],
      [
        ['一天做了几十例怎么记？', 'Dozens of one item on a day?'],
        ['填总数，记一条；同日同项目最多 999 例。', 'One entry with their number, at most 999 a day.'],
      ],
      [
        ['标记“补录”是什么？', 'What does “late” mean?'],
        ['病例后很多天才记录；审核人会先打开看。', 'Entered many days after the case; the decider opens it first.'],
      ],
    ],
  },
  'workload/audit/index': {
    about: ['等待你审核的工作量。', 'Workload that waits for you.'],
    acts: [
      ['勾选没有标记的一起通过', 'Pass those without marks together'],
      ['有标记的逐条打开看', 'Open those with marks'],
      ['退回修改或不通过，写明原因', 'Return or reject, with a reason'],
    ],
    asks: [
      [
        ['通过后能改吗？', 'Can a passed one change?'],
        ['不能直接改，由学员提交更正版本。', 'Only by a new version of the trainee.'],
      ],
    ],
  },
  'workload/entries/index': {
    about: ['本范围全部工作量记录，按类别分页。', 'All entries in your scope, by kind.'],
    acts: [
      ['按月份、学员、标记筛选', 'Filter by month, trainee and mark'],
      ['批量审核', 'Decide many at once'],
      ['导出', 'Export'],
    ],
  },
  'workload/quantity/own': {
    about: ['对照标准，每项完成了多少。', 'How much of each requirement is done.'],
    acts: [
      ['看每个科室还差多少', 'See what is missing by department'],
      ['看按目前进度能否按时完成', 'See whether your pace is enough'],
    ],
    asks: [
      [
        ['超额完成能抵其他项吗？', 'Does more of one make up for another?'],
        ['不能，每项最多按要求数计。', 'No: each counts up to what is asked.'],
      ],
    ],
  },
  'workload/quantity/index': {
    about: ['学员完成情况，进度落后的排在前面。', 'Progress of trainees; those behind come first.'],
    acts: [
      ['按届次、基地查看', 'By cohort and base'],
      ['打开一人看各项', 'Open one to see each item'],
      ['导出', 'Export'],
    ],
  },
  'workload/report/index': {
    about: ['工作量统计，按科室、类别和月份。', 'Figures by department, kind and month.'],
    acts: [
      ['选择范围和时间', 'Choose scope and time'],
      ['点数字看记录', 'A figure opens its entries'],
    ],
  },
  'workload/patient/index': {
    about: ['科室的病例库，供学员选用，不含姓名。', 'The department’s library of cases, without names.'],
    acts: [
      ['添加、修改、停用病例', 'Add, edit and disable cases'],
      ['查看被使用的次数', 'See how often one was used'],
    ],
  },
  'workload/evidence/index': {
    about: [
      '值得看一眼的记录：集中补录、重复编号、请假日记录、很快批准等。',
      'Entries worth a look: many at once, the same number, on a day of leave, approved very quickly.',
    ],
    acts: [
      ['打开看背后的记录', 'Open the entries behind it'],
      ['写处理说明', 'Write a note'],
      ['毕后办设置提示的标准', 'The office sets the thresholds'],
    ],
    asks: [
      [
        ['出现在这里就是造假吗？', 'Is that fraud?'],
        ['不是，只说明数字不同寻常，原因要问本人。', 'No: a figure is unusual. Ask the person why.'],
      ],
    ],
  },
})
