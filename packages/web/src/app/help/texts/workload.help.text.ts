import { helpBook } from '../help-book.ts'

export const workloadHelp = helpBook({
  'workload/own/index': {
    about: ['记录病种、技能、抢救、基本和学习工作量。', 'Log your workload: diseases, skills, rescues, basic work and study.'],
    acts: [
      ['逐条或连续记录', 'Log entries one by one or in a row'],
      ['没有网络也能记，联网后自动上传', 'Works offline; entries are uploaded automatically once you are online'],
      ['更正被退回的记录', 'Correct returned entries'],
    ],
    next: [
      '由当天所在科室的带教老师审核，通过后计入完成情况。',
      'The supervisor in the department of that day decides; passed entries count.',
    ],
    asks: [
      [
        ['同一个编号能记两次吗？', 'Can I log the same number twice?'],
        ['同一项目不能重复，确有需要时写明原因。', 'Not for the same item; if you need to, enter the reason.'],
      ],
      [
        ['一天做了几十例怎么记？', 'How do I log dozens of cases on one day?'],
        ['填总数，记一条；同日同项目最多 999 例。', 'Log one entry with the total; at most 999 per item and day.'],
      ],
      [
        ['标记“补录”是什么？', 'What does “late” mean?'],
        ['病例后很多天才记录；审核人会先打开看。', 'It was logged many days after the case; reviewers open it first.'],
      ],
    ],
  },
  'workload/audit/index': {
    about: ['等待你审核的工作量。', 'Workload waiting for your review.'],
    acts: [
      ['勾选没有标记的一起通过', 'Tick those without marks and pass them together'],
      ['有标记的逐条打开看', 'Open those with marks one by one'],
      ['退回修改或不通过，写明原因', 'Return or reject, with a reason'],
    ],
    asks: [
      [
        ['通过后能改吗？', 'Can a passed entry be changed?'],
        ['不能直接改，由学员提交更正版本。', 'Not directly; the trainee must submit a corrected version.'],
      ],
    ],
  },
  'workload/entries/index': {
    about: ['本范围全部工作量记录，按类别分页。', 'All entries in your scope, by kind.'],
    acts: [
      ['按月份、学员、标记筛选', 'Filter by month, trainee and mark'],
      ['批量审核', 'Review several at once'],
      ['导出', 'Export'],
    ],
  },
  'workload/quantity/own': {
    about: ['对照标准，每项完成了多少。', 'How much of each requirement you have done, against the standard.'],
    acts: [
      ['看每个科室还差多少', 'See what is missing by department'],
      ['看按目前进度能否按时完成', 'See whether you will finish on time at the present pace'],
    ],
    asks: [
      [
        ['超额完成能抵其他项吗？', 'Does extra work on one item make up for another?'],
        ['不能，每项最多按要求数计。', 'No, each item counts at most up to what is required.'],
      ],
    ],
  },
  'workload/quantity/index': {
    about: ['学员完成情况，进度落后的排在前面。', 'Progress of trainees; those behind come first.'],
    acts: [
      ['按届次、基地查看', 'By cohort and base'],
      ['打开一人看各项', 'Open a trainee to see each item'],
      ['导出', 'Export'],
    ],
  },
  'workload/report/index': {
    about: ['工作量统计，按科室、类别和月份。', 'Workload statistics by department, kind and month.'],
    acts: [
      ['选择范围和时间', 'Choose scope and time'],
      ['点数字看记录', 'Press a figure to see its entries'],
    ],
  },
  'workload/patient/index': {
    about: ['科室的病例库，供学员选用，不含姓名。', 'The department’s case library for trainees to use, without names.'],
    acts: [
      ['添加、修改、停用病例', 'Add, edit and disable cases'],
      ['查看被使用的次数', 'See how often a case was used'],
    ],
  },
  'workload/evidence/index': {
    about: [
      '值得看一眼的记录：集中补录、重复编号、请假日记录、很快批准等。',
      'Entries worth a look: many logged at once, repeated numbers, logged on a day of leave, approved very quickly.',
    ],
    acts: [
      ['打开看背后的记录', 'Open the entries behind it'],
      ['写处理说明', 'Write a note on how it was handled'],
      ['毕后办设置提示的标准', 'The education office sets the thresholds'],
    ],
    asks: [
      [
        ['出现在这里就是造假吗？', 'Does appearing here mean fraud?'],
        ['不是，只说明数字不同寻常，原因要问本人。', 'No, only that a figure is unusual; ask the person why.'],
      ],
    ],
  },
})
