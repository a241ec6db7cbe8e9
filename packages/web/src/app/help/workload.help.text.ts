import { helpBook } from './help-book.ts'

export const workloadHelp = helpBook(
  {
    'workload/own/index': {
      about: '记录病种、技能、抢救、基本和学习工作量。',
      acts: ['逐条或连续记录', '没有网络也能记，联网后自动上传', '更正被退回的记录'],
      next: '由当天所在科室的带教老师审核，通过后计入完成情况。',
      asks: [
        ['同一个编号能记两次吗？', '同一项目不能重复，确有需要时写明原因。'],
        ['一天做了几十例怎么记？', '填总数，记一条；同日同项目最多 999 例。'],
        ['标记“补录”是什么？', '病例后很多天才记录；审核人会先打开看。'],
      ],
    },
    'workload/audit/index': {
      about: '等待你审核的工作量。',
      acts: ['勾选没有标记的一起通过', '有标记的逐条打开看', '退回修改或不通过，写明原因'],
      asks: [['通过后能改吗？', '不能直接改，由学员提交更正版本。']],
    },
    'workload/entries/index': {
      about: '本范围全部工作量记录，按类别分页。',
      acts: ['按月份、学员、标记筛选', '批量审核', '导出'],
    },
    'workload/quantity/own': {
      about: '对照标准，每项完成了多少。',
      acts: ['看每个科室还差多少', '看按目前进度能否按时完成'],
      asks: [['超额完成能抵其他项吗？', '不能，每项最多按要求数计。']],
    },
    'workload/quantity/index': {
      about: '学员完成情况，进度落后的排在前面。',
      acts: ['按届次、基地查看', '打开一人看各项', '导出'],
    },
    'workload/report/index': {
      about: '工作量统计，按科室、类别和月份。',
      acts: ['选择范围和时间', '点数字看记录'],
    },
    'workload/patient/index': {
      about: '科室的病例库，供学员选用，不含姓名。',
      acts: ['添加、修改、停用病例', '查看被使用的次数'],
    },
    'workload/evidence/index': {
      about: '值得看一眼的记录：集中补录、重复编号、请假日记录、很快批准等。',
      acts: ['打开看背后的记录', '写处理说明', '毕后办设置提示的标准'],
      asks: [['出现在这里就是造假吗？', '不是，只说明数字不同寻常，原因要问本人。']],
    },
  },
  {
    'workload/own/index': {
      about: 'Log your cases: diseases, skills, rescues, basic work, study.',
      acts: ['One by one or in a row', 'Also without a network; they are sent later', 'Correct what was returned'],
      next: 'The supervisor of that day decides; what passes counts.',
      asks: [
        ['The same number twice?', 'Not for one item, unless you explain it.'],
        ['Dozens of one item on a day?', 'One entry with their number, at most 999 a day.'],
        ['What does “late” mean?', 'Entered many days after the case; the decider opens it first.'],
      ],
    },
    'workload/audit/index': {
      about: 'Workload that waits for you.',
      acts: ['Pass those without marks together', 'Open those with marks', 'Return or reject, with a reason'],
      asks: [['Can a passed one change?', 'Only by a new version of the trainee.']],
    },
    'workload/entries/index': {
      about: 'All entries in your scope, by kind.',
      acts: ['Filter by month, trainee and mark', 'Decide many at once', 'Export'],
    },
    'workload/quantity/own': {
      about: 'How much of each requirement is done.',
      acts: ['See what is missing by department', 'See whether your pace is enough'],
      asks: [['Does more of one make up for another?', 'No: each counts up to what is asked.']],
    },
    'workload/quantity/index': {
      about: 'Progress of trainees; those behind come first.',
      acts: ['By cohort and base', 'Open one to see each item', 'Export'],
    },
    'workload/report/index': {
      about: 'Figures by department, kind and month.',
      acts: ['Choose scope and time', 'A figure opens its entries'],
    },
    'workload/patient/index': {
      about: 'The department’s library of cases, without names.',
      acts: ['Add, edit and disable cases', 'See how often one was used'],
    },
    'workload/evidence/index': {
      about: 'Entries worth a look: many at once, the same number, on a day of leave, approved very quickly.',
      acts: ['Open the entries behind it', 'Write a note', 'The office sets the thresholds'],
      asks: [['Is that fraud?', 'No: a figure is unusual. Ask the person why.']],
    },
  },
)
