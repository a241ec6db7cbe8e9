import { helpBook } from './help-book.ts'

export const rotationsHelp = helpBook(
  {
    'rotation/plan/index': {
      about: '基地的轮转计划：在草稿里排好，没有冲突后发布。',
      acts: ['用已通过的届次起草', '自动排表，或拖动调整、锁定、拆分', '有变化时修复，只改动最少的月份', '发布'],
      next: '发布后写入各人还没有开始的轮转，科室和学员收到通知。',
      asks: [
        ['为什么不能发布？', '还有没安排的轮转、没选的选轮或冲突，页面逐条列出。'],
        ['断网了怎么办？', '改动留在浏览器里，联网后自动补发。'],
      ],
    },
    'rotation/month/index': {
      about: '科室这个月在科、将入科和待出科的学员。',
      acts: ['确认入科，填写到岗日期和带教老师', '出科时录入成绩并确认结果', '退回有误的成绩'],
      next: '合格后计入完成月数；不合格由基地安排补轮。',
      asks: [['能提前出科吗？', '不能，从最后一天起才能评定。']],
    },
    'rotation/supervisor/index': {
      about: '为在科和将入科的学员安排带教老师，没有带教的排在前面。',
      acts: ['逐个或一起安排', '更换带教并写明原因'],
      asks: [['为什么选不到某位老师？', '带教须在师资库且资格有效，并且没有超过科室的带教比例。']],
    },
    'rotation/rule/index': {
      about: '出科要求：理论、技能、日常表现、工作量和缺勤上限。',
      acts: ['查看全院规则', '为本基地单独设置'],
    },
    'rotation/fact/index': {
      about: '计划与实际：每个科室应轮几个月，完成几个月。',
      acts: ['找出还没有安排的月份', '点数字看对应的轮转', '导出'],
    },
    'rotation/load/index': {
      about: '各科室每月的人数和容量。',
      acts: ['看哪些月份超出容量', '点一格看是谁'],
      next: '超出的月份请在轮转计划里修复，或调整月容量。',
    },
    'rotation/own/index': {
      about: '你在哪里轮转、由谁带教、接下来去哪里。',
      acts: ['查看全部轮转和成绩', '最后一天起申请出科', '打印或下载日历文件', '与同基地学员对调'],
      next: '出科先由带教评定，再由科室确认结果。',
      asks: [['想换时间怎么办？', '用“对调”，系统只列出不违反规则的人选。']],
    },
    'rotation/trainee/index': {
      about: '本范围学员各自的轮转。',
      acts: ['打开一人的轮转', '登记系统使用前的轮转，逐个或用表格', '为不合格的轮转安排补轮'],
    },
    'rotation/swap/index': {
      about: '学员之间的轮转对调申请。',
      acts: ['科室同意或不同意', '基地审核，审核时再次计算容量'],
      next: '基地通过后，双方的日期立即对换，带教重新安排。',
    },
    'rotation/seats/index': {
      about: '某个月与平时不同的科室容量。',
      acts: ['设置某月的容量，0 表示暂停接收并写原因', '导入和导出表格'],
      next: '已安排人的月份会标出，等轮转计划修复。',
    },
    'rotation/absence/index': {
      about: '学员不能轮转的日期，排表时避开。',
      acts: ['登记日期和原因', '查看批准的请假（只读）'],
    },
    'rotation/pair/index': {
      about: '不安排在同一科室同一个月的两名学员。',
      acts: ['登记或解除', '看他们还有几个月在一起'],
    },
  },
  {
    'rotation/plan/index': {
      about: 'The timetable of a base: a draft, published once nothing conflicts.',
      acts: ['Begin with approved cohorts', 'Compute, or move, lock and split by hand', 'Repair with the fewest months changed', 'Publish'],
      next: 'Stays that have not begun are written; departments and trainees are told.',
      asks: [
        ['Why can it not be published?', 'Something is not placed, not chosen or in conflict; each is listed.'],
        ['Without a network?', 'Changes stay in the browser and are sent later.'],
      ],
    },
    'rotation/month/index': {
      about: 'Who is in the department this month, who comes, who leaves.',
      acts: ['Confirm entry with day and supervisor', 'Enter exit scores and confirm the result', 'Return a wrong score'],
      next: 'A pass counts its months; after a failure the base places a repeat.',
      asks: [['Exit before the end?', 'No, from the last day on.']],
    },
    'rotation/supervisor/index': {
      about: 'Supervisors of those here and coming; who has none comes first.',
      acts: ['Assign one or several', 'Change one, with a reason'],
      asks: [['A teacher is not offered?', 'They need a qualification in force and a free place by the ratio.']],
    },
    'rotation/rule/index': {
      about: 'What an exit asks for: theory, skill, daily work, workload, absence.',
      acts: ['See the rules of the hospital', 'Set those of your base'],
    },
    'rotation/fact/index': {
      about: 'Plan and fact: months asked for and done by department.',
      acts: ['Find what is not placed', 'A figure opens its stays', 'Export'],
    },
    'rotation/load/index': {
      about: 'People and seats of each department by month.',
      acts: ['See where a month is over', 'Choose a cell to see who it is'],
      next: 'Repair such months in the plan, or change their seats.',
    },
    'rotation/own/index': {
      about: 'Where you are, who supervises you, and what comes next.',
      acts: [
        'See all stays and scores',
        'Ask for the exit from the last day on',
        'Print, or download a calendar file',
        'Swap with another trainee',
      ],
      next: 'The supervisor assesses, then the department confirms.',
      asks: [['Another time?', 'Use a swap: only partners within the rules are offered.']],
    },
    'rotation/trainee/index': {
      about: 'The rotation of each of your trainees.',
      acts: ['Open one', 'Record stays from before, by hand or sheet', 'Place a repeat after a failure'],
    },
    'rotation/swap/index': {
      about: 'Swaps that trainees ask for.',
      acts: ['Departments agree or not', 'The base decides; seats are counted then'],
      next: 'The days change at once; supervisors are assigned again.',
    },
    'rotation/seats/index': {
      about: 'Seats of months that differ from the usual.',
      acts: ['Set a month; 0 closes it, with a reason', 'Import and export by sheet'],
      next: 'Months with people in them are marked until the plan is repaired.',
    },
    'rotation/absence/index': {
      about: 'Days on which a trainee cannot rotate.',
      acts: ['Record days and reason', 'Approved leave is shown only'],
    },
    'rotation/pair/index': {
      about: 'Two trainees who are never in one department in one month.',
      acts: ['Add or remove a pair', 'See in how many months they still are'],
    },
  },
)
