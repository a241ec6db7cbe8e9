import { helpBook } from '../help-book.ts'

export const rotationsHelp = helpBook({
  'rotation/plan/index': {
    about: [
      '基地的轮转计划：在草稿里排好，没有冲突后发布。',
      'The rotation plan of a base: arrange it as a draft, publish it once nothing conflicts.',
    ],
    acts: [
      [
        '用已通过的届次起草，毕后办可先请学员填写意向',
        'Start with approved cohorts; the education office can ask trainees for preferences first',
      ],
      ['自动排表，或拖动调整、锁定、拆分', 'Plan automatically, or move, lock and split by hand'],
      ['有变化时修复，只改动最少的月份', 'When something changes, repair it with the fewest months changed'],
      ['发布', 'Publish'],
    ],
    next: [
      '发布后写入各人还没有开始的轮转，科室和学员收到通知。',
      'Stays that have not started are entered; departments and trainees are notified.',
    ],
    asks: [
      [
        ['为什么不能发布？', 'Why can it not be published?'],
        [
          '还有没安排的轮转、没选的选轮或冲突，页面逐条列出；科室人数不足由排表人决定。',
          'Some rotations are not placed, electives are not chosen or there are conflicts; the page lists each. Understaffed departments are up to the planner.',
        ],
      ],
      [
        ['断网了怎么办？', 'What if I am offline?'],
        ['改动留在浏览器里，联网后自动补发。', 'Changes are kept in the browser and sent automatically once you are online.'],
      ],
    ],
  },
  'rotation/month/index': {
    about: ['科室这个月在科、将入科和待出科的学员。', 'Who is in the department this month, who is coming and who is leaving.'],
    acts: [
      ['确认入科，填写到岗日期和带教老师', 'Confirm entry with start date and supervisor'],
      ['出科时录入成绩并确认结果', 'Enter exit scores and confirm the result'],
      ['退回有误的成绩', 'Return a wrong score'],
    ],
    next: [
      '合格后计入完成月数；不合格由基地安排补轮。',
      'A pass counts towards completed months; after a fail the base arranges a repeat.',
    ],
    asks: [
      [
        ['能提前出科吗？', 'Can a trainee exit early?'],
        ['不能，从最后一天起才能评定。', 'No, assessment is possible only from the last day.'],
      ],
    ],
  },
  'rotation/supervisor/index': {
    about: [
      '为在科和将入科的学员安排带教老师，没有带教的排在前面。',
      'Assign supervisors to trainees here and arriving; those without one come first.',
    ],
    acts: [
      ['逐个或一起安排', 'Assign one or several at once'],
      ['更换带教并写明原因', 'Change a supervisor, with a reason'],
    ],
    asks: [
      [
        ['为什么选不到某位老师？', 'Why is a teacher not offered?'],
        [
          '带教须在师资库且资格有效，并且没有超过科室的带教比例。',
          'Supervisors must be in the teacher library with a valid qualification, and within the department’s ratio.',
        ],
      ],
    ],
  },
  'rotation/rule/index': {
    about: [
      '出科要求：理论、技能、日常表现、工作量和缺勤上限。',
      'Exit requirements: theory, skill, daily performance, workload and absence limit.',
    ],
    acts: [
      ['查看全院规则', 'See the hospital-wide rules'],
      ['为本基地单独设置', 'Set rules for your base'],
    ],
  },
  'rotation/fact/index': {
    about: ['计划与实际：每个科室应轮几个月，完成几个月。', 'Planned vs actual: months required and completed by department.'],
    acts: [
      ['找出还没有安排的月份', 'Find months not yet placed'],
      ['点数字看对应的轮转', 'Press a figure to see its stays'],
      ['导出', 'Export'],
    ],
  },
  'rotation/load/index': {
    about: ['各科室每月的人数和容量。', 'Trainees and capacity of each department by month.'],
    acts: [
      ['看哪些月份超出容量', 'See which months exceed capacity'],
      ['点一格看是谁', 'Press a cell to see who it is'],
    ],
    next: ['超出的月份请在轮转计划里修复，或调整月容量。', 'Repair such months in the rotation plan, or adjust the seats of the month.'],
  },
  'rotation/preference/index': {
    about: [
      '编排轮转计划之前，写下你希望的月份和先后顺序。',
      'Before the rotation plan is made, enter the months and order you would like.',
    ],
    acts: [
      ['添加最多 5 条意向', 'Add up to 5 preferences'],
      ['拖动或用箭头排序，第一条最重要', 'Drag or use arrows to order them: the first counts most'],
      ['保存；截止前可以修改', 'Save; you can change them until the deadline'],
      ['计划发布后查看结果', 'See what was met once the plan is published'],
    ],
    next: ['毕后办按意向求解并发布计划。', 'The education office makes the plan with your preferences and publishes it.'],
    asks: [
      [
        ['填得越多越好吗？', 'Is it better to enter more?'],
        ['每人都是 10 分，填得少，每条分数就高。', 'Everybody has 10 points: the fewer preferences, the more each counts.'],
      ],
    ],
  },
  'rotation/own/index': {
    about: ['你在哪里轮转、由谁带教、接下来去哪里。', 'Where you are rotating, who supervises you and where you go next.'],
    acts: [
      ['查看全部轮转和成绩', 'See all stays and scores'],
      ['最后一天起申请出科', 'Apply for exit from the last day'],
      ['打印或下载日历文件', 'Print, or download a calendar file'],
      ['与同基地学员对调', 'Swap with a trainee of the same base'],
    ],
    next: ['出科先由带教评定，再由科室确认结果。', 'The supervisor assesses the exit first, then the department confirms the result.'],
    asks: [
      [
        ['想换时间怎么办？', 'What if I want a different time?'],
        ['用“对调”，系统只列出不违反规则的人选。', 'Use “Swap”; only partners that do not break the rules are offered.'],
      ],
    ],
  },
  'rotation/trainee/index': {
    about: ['本范围学员各自的轮转。', 'The rotation of each of your trainees.'],
    acts: [
      ['打开一人的轮转', 'Open a trainee’s rotation'],
      ['登记系统使用前的轮转，逐个或用表格', 'Record stays from before the system was in use, one by one or by sheet'],
      ['为不合格的轮转安排补轮', 'Arrange repeats of failed stays'],
    ],
  },
  'rotation/swap/index': {
    about: ['学员之间的轮转对调申请。', 'Trainees’ requests to swap stays.'],
    acts: [
      ['科室同意或不同意', 'Departments agree or refuse'],
      ['基地审核，审核时再次计算容量', 'The base decides; capacity is checked again then'],
    ],
    next: [
      '基地通过后，双方的日期立即对换，带教重新安排。',
      'Once the base passes it, the dates are swapped at once; supervisors are assigned again.',
    ],
  },
  'rotation/seats/index': {
    about: ['某个月与平时不同的科室容量。', 'Department capacity in months that differ from the usual.'],
    acts: [
      ['设置某月的容量，0 表示暂停接收并写原因', 'Set the capacity of a month; 0 stops intake, with a reason'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
    next: [
      '已安排人的月份会标出，等轮转计划修复。',
      'Months in which people are already placed are marked until the rotation plan is repaired.',
    ],
  },
  'rotation/absence/index': {
    about: ['学员不能轮转的日期，排表时避开。', 'Dates on which a trainee cannot rotate; plans avoid them.'],
    acts: [
      ['登记日期和原因', 'Record dates and reason'],
      ['查看批准的请假（只读）', 'See approved leave (read only)'],
    ],
  },
  'rotation/pair/index': {
    about: ['不安排在同一科室同一个月的两名学员。', 'Pairs of trainees who are not placed in the same department in the same month.'],
    acts: [
      ['登记或解除', 'Add or remove a pair'],
      ['看他们还有几个月在一起', 'See how many months they are still together'],
    ],
  },
})
