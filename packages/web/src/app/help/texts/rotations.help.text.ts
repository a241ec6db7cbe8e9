import { helpBook } from '../help-book.ts'

export const rotationsHelp = helpBook({
  'rotation/plan/index': {
    about: ['基地的轮转计划：在草稿里排好，没有冲突后发布。', 'The timetable of a base: a draft, published once nothing conflicts.'],
    acts: [
      ['用已通过的届次起草，毕后办可先请学员填写意向', 'Begin with approved cohorts; the office may ask trainees for preferences'],
      ['自动排表，或拖动调整、锁定、拆分', 'Compute, or move, lock and split by hand'],
      ['有变化时修复，只改动最少的月份', 'Repair with the fewest months changed'],
      ['发布', 'Publish'],
    ],
    next: [
      '发布后写入各人还没有开始的轮转，科室和学员收到通知。',
      'Stays that have not begun are written; departments and trainees are notified.',
    ],
    asks: [
      [
        ['为什么不能发布？', 'Why can it not be published?'],
        [
          '还有没安排的轮转、没选的选轮或冲突，页面逐条列出；科室人数不足由排表人决定。',
          'Something is not placed, not chosen or in conflict; each is listed. Too few in a department is up to the planner.',
        ],
      ],
      [
        ['断网了怎么办？', 'Without a network?'],
        ['改动留在浏览器里，联网后自动补发。', 'Changes stay in the browser and are sent later.'],
      ],
    ],
  },
  'rotation/month/index': {
    about: ['科室这个月在科、将入科和待出科的学员。', 'Who is in the department this month, who comes, who leaves.'],
    acts: [
      ['确认入科，填写到岗日期和带教老师', 'Confirm entry with day and supervisor'],
      ['出科时录入成绩并确认结果', 'Enter exit scores and confirm the result'],
      ['退回有误的成绩', 'Return a wrong score'],
    ],
    next: ['合格后计入完成月数；不合格由基地安排补轮。', 'A pass counts its months; after a failure the base places a repeat.'],
    asks: [
      [
        ['能提前出科吗？', 'Exit before the end?'],
        ['不能，从最后一天起才能评定。', 'No, from the last day on.'],
      ],
    ],
  },
  'rotation/supervisor/index': {
    about: ['为在科和将入科的学员安排带教老师，没有带教的排在前面。', 'Supervisors of those here and coming; who has none comes first.'],
    acts: [
      ['逐个或一起安排', 'Assign one or several'],
      ['更换带教并写明原因', 'Change one, with a reason'],
    ],
    asks: [
      [
        ['为什么选不到某位老师？', 'A teacher is not offered?'],
        ['带教须在师资库且资格有效，并且没有超过科室的带教比例。', 'They need a qualification in force and a free place by the ratio.'],
      ],
    ],
  },
  'rotation/rule/index': {
    about: ['出科要求：理论、技能、日常表现、工作量和缺勤上限。', 'What an exit asks for: theory, skill, daily work, workload, absence.'],
    acts: [
      ['查看全院规则', 'See the rules of the hospital'],
      ['为本基地单独设置', 'Set those of your base'],
    ],
  },
  'rotation/fact/index': {
    about: ['计划与实际：每个科室应轮几个月，完成几个月。', 'Plan and fact: months asked for and done by department.'],
    acts: [
      ['找出还没有安排的月份', 'Find what is not placed'],
      ['点数字看对应的轮转', 'A figure opens its stays'],
      ['导出', 'Export'],
    ],
  },
  'rotation/load/index': {
    about: ['各科室每月的人数和容量。', 'People and seats of each department by month.'],
    acts: [
      ['看哪些月份超出容量', 'See where a month is over'],
      ['点一格看是谁', 'Choose a cell to see who it is'],
    ],
    next: ['超出的月份请在轮转计划里修复，或调整月容量。', 'Repair such months in the plan, or change their seats.'],
  },
  'rotation/preference/index': {
    about: ['编排轮转计划之前，写下你希望的月份和先后顺序。', 'Before a plan is made, say which months and which order you would like.'],
    acts: [
      ['添加最多 5 条意向', 'Add up to 5 preferences'],
      ['拖动或用箭头排序，第一条最重要', 'Put them in order: the first counts most'],
      ['保存；截止前可以修改', 'Save; change them until the window closes'],
      ['计划发布后查看结果', 'See what was met once the plan is published'],
    ],
    next: ['毕后办按意向求解并发布计划。', 'The office solves the plan and publishes it.'],
    asks: [
      [
        ['填得越多越好吗？', 'Is more better?'],
        ['每人都是 10 分，填得少，每条分数就高。', 'Everybody has 10 points: fewer preferences count more each.'],
      ],
    ],
  },
  'rotation/own/index': {
    about: ['你在哪里轮转、由谁带教、接下来去哪里。', 'Where you are, who supervises you, and what comes next.'],
    acts: [
      ['查看全部轮转和成绩', 'See all stays and scores'],
      ['最后一天起申请出科', 'Ask for the exit from the last day on'],
      ['打印或下载日历文件', 'Print, or download a calendar file'],
      ['与同基地学员对调', 'Swap with another trainee'],
    ],
    next: ['出科先由带教评定，再由科室确认结果。', 'The supervisor assesses, then the department confirms.'],
    asks: [
      [
        ['想换时间怎么办？', 'Another time?'],
        ['用“对调”，系统只列出不违反规则的人选。', 'Use a swap: only partners within the rules are offered.'],
      ],
    ],
  },
  'rotation/trainee/index': {
    about: ['本范围学员各自的轮转。', 'The rotation of each of your trainees.'],
    acts: [
      ['打开一人的轮转', 'Open one'],
      ['登记系统使用前的轮转，逐个或用表格', 'Record stays from before, by hand or sheet'],
      ['为不合格的轮转安排补轮', 'Place a repeat after a failure'],
    ],
  },
  'rotation/swap/index': {
    about: ['学员之间的轮转对调申请。', 'Swaps that trainees ask for.'],
    acts: [
      ['科室同意或不同意', 'Departments agree or not'],
      ['基地审核，审核时再次计算容量', 'The base decides; seats are counted then'],
    ],
    next: ['基地通过后，双方的日期立即对换，带教重新安排。', 'The days change at once; supervisors are assigned again.'],
  },
  'rotation/seats/index': {
    about: ['某个月与平时不同的科室容量。', 'Seats of months that differ from the usual.'],
    acts: [
      ['设置某月的容量，0 表示暂停接收并写原因', 'Set a month; 0 closes it, with a reason'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
    next: ['已安排人的月份会标出，等轮转计划修复。', 'Months with people in them are marked until the plan is repaired.'],
  },
  'rotation/absence/index': {
    about: ['学员不能轮转的日期，排表时避开。', 'Days on which a trainee cannot rotate.'],
    acts: [
      ['登记日期和原因', 'Record days and reason'],
      ['查看批准的请假（只读）', 'Approved leave is shown only'],
    ],
  },
  'rotation/pair/index': {
    about: ['不安排在同一科室同一个月的两名学员。', 'Two trainees who are never in one department in one month.'],
    acts: [
      ['登记或解除', 'Add or remove a pair'],
      ['看他们还有几个月在一起', 'See in how many months they still are'],
    ],
  },
})
