import { helpBook } from './help-book.ts'

export const absenceHelp = helpBook(
  {
    'daily/leave/own': {
      about: '请假、销假和余额。',
      acts: ['填写时就能看到天数、余额、由谁审批', '提交后可以撤回', '返岗后销假；未开始的可以申请撤销'],
      next: '按天数和类型，由带教、科室、基地、毕后办依次审批，页面写明轮到谁。',
      asks: [
        ['天数怎么算？', '按类型算工作日或自然日；没公布放假安排的年份暂按法定节假日和周末算。'],
        ['会延长培训吗？', '有的类型会，填写时会写出新的结束日期。'],
      ],
    },
    'daily/leave/review': {
      about: '等待你审批的请假。',
      acts: ['看理由、材料、影响的轮转和余额', '同意或不同意，可以批量', '确认销假'],
      next: '下一步的审批人收到通知；全部同意后写入轮转。',
      asks: [['我不在时怎么办？', '在“代理审批”中指定代理人。']],
    },
    'daily/leave/record': {
      about: '本范围学员的请假、销假和缺勤记录。',
      acts: ['按人、类型、日期查找', '登记缺勤', '导出'],
    },
    'daily/leave/calendar': {
      about: '谁在哪些天不在，按日历看。',
      acts: ['按科室或基地查看', '点一条打开请假'],
    },
    'daily/away/own': {
      about: '外出学习、会议、访问的申请和报告。',
      acts: ['填写地点、费用和承担方', '结束后提交外出报告'],
      next: '审批步骤与请假相同；报告逾期会每三天提醒。',
    },
    'daily/away/review': {
      about: '等待你审批的外出和外出报告。',
      acts: ['同意或不同意申请', '确认或退回报告'],
    },
    'daily/away/record': {
      about: '本范围的外出记录和报告。',
      acts: ['查看报告是否逾期', '导出'],
    },
    'daily/deputy': {
      about: '你不在岗时由谁代你审批。',
      acts: ['指定代理人、起止日期和审批步骤', '提前结束代理'],
      next: '期间的事项同时出现在代理人的待办里；代理人的决定写明代谁作出。',
      asks: [['代理人能批自己的假吗？', '不能，也不能批你本人的。']],
    },
    'daily/leave/balance': {
      about: '各学员当年的请假余额。',
      acts: ['毕后办调整天数并写明原因', '导入系统使用前已用的天数'],
    },
    'daily/leave/data': {
      about: '请假天数统计，按科室、类型、月份。',
      acts: ['选择年度和范围', '点数字看明细'],
    },
    'daily/leave/type': {
      about: '请假类型、每年天数和本院所在省的规定。',
      acts: ['设置天数、计算方式、是否需要材料', '选择本院所在省'],
      asks: [['为什么某类型显示没有天数？', '只有其他省的规定，请录入本省的。']],
    },
    'daily/leave/step': {
      about: '请多少天要经过哪些审批。',
      acts: ['设置每一步从几个工作日起需要', '为某个类型单独设置'],
    },
    'student/fund/own': {
      about: '研究经费：申请、支出和余额。',
      acts: ['按科目申请经费', '登记支出并上传票据', '查看每个科目的余额'],
      next: '基地通过、毕后办核准后可以支出，支出由基地或毕后办核对。',
    },
    'student/fund/index': {
      about: '研究经费的申请和执行情况。',
      acts: ['审核或核准，金额不超过申请数', '在科目之间调整并写原因', '结项，结余记为退回'],
    },
    'student/fund/spendings': {
      about: '等待核对的支出。',
      acts: ['对照票据核对', '退回并写明原因，金额回到余额'],
    },
  },
  {
    'daily/leave/own': {
      about: 'Leave, reporting back, and your days.',
      acts: [
        'Days, balance and deciders are shown while you type',
        'Withdraw what is not decided',
        'Report back; revoke what has not begun',
      ],
      next: 'Supervisor, department, base and office decide by days and type; the page says whose turn it is.',
      asks: [
        ['How are days counted?', 'Working or calendar days by type; unpublished years by legal holidays and weekends for now.'],
        ['Does the training get longer?', 'With some types; the new end is shown.'],
      ],
    },
    'daily/leave/review': {
      about: 'Leave that waits for you.',
      acts: ['See reason, papers, stays and balance', 'Agree or not, also many at once', 'Confirm a report back'],
      next: 'The next decider is told; once all agree the timetable is written.',
      asks: [['When I am away?', 'Name a deputy under “Deputies”.']],
    },
    'daily/leave/record': {
      about: 'Leave, reports and unexcused absence of your trainees.',
      acts: ['Find by person, type and day', 'Record an unexcused absence', 'Export'],
    },
    'daily/leave/calendar': {
      about: 'Who is away on which days.',
      acts: ['By department or base', 'Choose one to open it'],
    },
    'daily/away/own': {
      about: 'Study, conferences and visits elsewhere, and their reports.',
      acts: ['Give place, cost and who pays', 'Hand in the report afterwards'],
      next: 'Steps are those of leave; an overdue report is reminded every three days.',
    },
    'daily/away/review': {
      about: 'Aways and reports that wait for you.',
      acts: ['Agree or not', 'Confirm or return a report'],
    },
    'daily/away/record': {
      about: 'Aways and reports of your trainees.',
      acts: ['See which reports are late', 'Export'],
    },
    'daily/deputy': {
      about: 'Who decides for you while you are away.',
      acts: ['Name somebody, the days and the steps', 'End it early'],
      next: 'What waits appears in both lists; a decision says for whom it was taken.',
      asks: [['May a deputy decide their own leave?', 'No, and not yours.']],
    },
    'daily/leave/balance': {
      about: 'Days of leave of each trainee this year.',
      acts: ['The office adjusts days, with a reason', 'Import days used before'],
    },
    'daily/leave/data': {
      about: 'Days of leave by department, type and month.',
      acts: ['Choose year and scope', 'A figure opens its records'],
    },
    'daily/leave/type': {
      about: 'Types of leave, their days, and the rules of the province.',
      acts: ['Set days, counting and papers', 'Choose the hospital’s province'],
      asks: [['A type has no days?', 'Only other provinces are recorded: add yours.']],
    },
    'daily/leave/step': {
      about: 'How many days need whose consent.',
      acts: ['Set from how many working days a step is needed', 'Make an exception for a type'],
    },
    'student/fund/own': {
      about: 'Research funds: asking, spending, what is left.',
      acts: ['Ask by budget line', 'Book spendings with receipts', 'See what is left on each line'],
      next: 'The base passes, the office grants; spendings are checked.',
    },
    'student/fund/index': {
      about: 'Applications for funds and how they stand.',
      acts: ['Pass or grant, at most what was asked', 'Move between lines, with a reason', 'Close; what is left is returned'],
    },
    'student/fund/spendings': {
      about: 'Spendings that wait to be checked.',
      acts: ['Compare with the receipts', 'Return with a reason; the money goes back'],
    },
  },
)
