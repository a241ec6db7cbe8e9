import { helpBook } from '../help-book.ts'

export const absenceHelp = helpBook({
  'daily/leave/own': {
    about: ['请假、销假和余额。', 'Apply for leave, report back, and see your balance.'],
    acts: [
      ['填写时就能看到天数、余额、由谁审批', 'Days, balance and approvers are shown as you fill it in'],
      ['提交后可以撤回', 'Withdraw a submitted request'],
      ['返岗后销假；未开始的可以申请撤销', 'Report back after leave; request revocation if it has not started'],
    ],
    next: [
      '按天数和类型，由带教、科室、基地、毕后办依次审批，页面写明轮到谁。',
      'Depending on days and type, the supervisor, department, base and education office decide in turn; the page shows whose turn it is.',
    ],
    asks: [
      [
        ['天数怎么算？', 'How are days counted?'],
        [
          '按类型算工作日或自然日；没公布放假安排的年份暂按法定节假日和周末算。',
          'In working or calendar days, depending on the type; until a year’s holidays are published, by legal holidays and weekends.',
        ],
      ],
      [
        ['会延长培训吗？', 'Does it extend my training?'],
        ['有的类型会，填写时会写出新的结束日期。', 'Some types do; the new end date is shown as you fill in the form.'],
      ],
    ],
  },
  'daily/leave/review': {
    about: ['等待你审批的请假。', 'Leave waiting for your decision.'],
    acts: [
      ['看理由、材料、影响的轮转和余额', 'See reason, documents, affected stays and balance'],
      ['同意或不同意，可以批量', 'Agree or refuse, several at once if you like'],
      ['确认销假', 'Confirm returns from leave'],
    ],
    next: [
      '下一步的审批人收到通知；全部同意后写入轮转。',
      'The next approver is notified; once all agree, the leave is entered in the rotation.',
    ],
    asks: [
      [
        ['我不在时怎么办？', 'What if I am away?'],
        ['在“代理审批”中指定代理人。', 'Name a deputy under “Deputies”.'],
      ],
    ],
  },
  'daily/leave/record': {
    about: ['本范围学员的请假、销假和缺勤记录。', 'Leave, returns and unexcused absence of your trainees.'],
    acts: [
      ['按人、类型、日期查找', 'Find by person, type and date'],
      ['登记缺勤', 'Record an unexcused absence'],
      ['导出', 'Export'],
    ],
  },
  'daily/leave/calendar': {
    about: ['谁在哪些天不在，按日历看。', 'Who is away on which days.'],
    acts: [
      ['按科室或基地查看', 'By department or base'],
      ['点一条打开请假', 'Press an entry to open it'],
    ],
  },
  'daily/away/own': {
    about: ['外出学习、会议、访问的申请和报告。', 'Off-site requests (study, conferences, visits) and their reports.'],
    acts: [
      ['填写地点、费用和承担方', 'Enter place, cost and who pays'],
      ['结束后提交外出报告', 'Submit the report afterwards'],
    ],
    next: [
      '审批步骤与请假相同；报告逾期会每三天提醒。',
      'The approval steps are the same as for leave; you are reminded of an overdue report every three days.',
    ],
  },
  'daily/away/review': {
    about: ['等待你审批的外出和外出报告。', 'Off-site requests and reports waiting for your decision.'],
    acts: [
      ['同意或不同意申请', 'Agree or refuse'],
      ['确认或退回报告', 'Confirm or return a report'],
    ],
  },
  'daily/away/record': {
    about: ['本范围的外出记录和报告。', 'Off-site records and reports of your trainees.'],
    acts: [
      ['查看报告是否逾期', 'See which reports are overdue'],
      ['导出', 'Export'],
    ],
  },
  'daily/deputy': {
    about: ['你不在岗时由谁代你审批。', 'Who decides for you while you are away.'],
    acts: [
      ['指定代理人、起止日期和审批步骤', 'Name a deputy, the dates and the approval steps'],
      ['提前结束代理', 'End the deputy period early'],
    ],
    next: [
      '期间的事项同时出现在代理人的待办里；代理人的决定写明代谁作出。',
      'During this time, matters also appear in the deputy’s to-dos; a deputy’s decision shows for whom it was made.',
    ],
    asks: [
      [
        ['代理人能批自己的假吗？', 'Can a deputy decide their own leave?'],
        ['不能，也不能批你本人的。', 'No, nor yours.'],
      ],
    ],
  },
  'daily/leave/balance': {
    about: ['各学员当年的请假余额。', 'Leave balances of each trainee this year.'],
    acts: [
      ['毕后办调整天数并写明原因', 'The education office adjusts days, with a reason'],
      ['导入系统使用前已用的天数', 'Import days used before the system was in use'],
    ],
  },
  'daily/leave/data': {
    about: ['请假天数统计，按科室、类型、月份。', 'Days of leave by department, type and month.'],
    acts: [
      ['选择年度和范围', 'Choose year and scope'],
      ['点数字看明细', 'Press a figure to see its records'],
    ],
  },
  'daily/leave/type': {
    about: ['请假类型、每年天数和本院所在省的规定。', 'Leave types, days per year, and the rules of the hospital’s province.'],
    acts: [
      ['设置天数、计算方式、是否需要材料', 'Set days, how they are counted and whether documents are required'],
      ['选择本院所在省', 'Choose the hospital’s province'],
    ],
    asks: [
      [
        ['为什么某类型显示没有天数？', 'Why does a type show no days?'],
        ['只有其他省的规定，请录入本省的。', 'Only rules of other provinces are recorded; enter those of yours.'],
      ],
    ],
  },
  'daily/leave/step': {
    about: ['请多少天要经过哪些审批。', 'How many days of leave need which approvals.'],
    acts: [
      ['设置每一步从几个工作日起需要', 'Set from how many working days a step is needed'],
      ['为某个类型单独设置', 'Make an exception for a type'],
    ],
  },
  'student/fund/own': {
    about: ['研究经费：申请、支出和余额。', 'Research funds: applications, spending and remainder.'],
    acts: [
      ['按科目申请经费', 'Apply by budget line'],
      ['登记支出并上传票据', 'Book spendings with receipts'],
      ['查看每个科目的余额', 'See the remainder of each line'],
    ],
    next: [
      '基地通过、毕后办核准后可以支出，支出由基地或毕后办核对。',
      'You can spend once the base has passed and the education office has granted it; spendings are checked by base or education office.',
    ],
  },
  'student/fund/index': {
    about: ['研究经费的申请和执行情况。', 'Applications for research funds and their progress.'],
    acts: [
      ['审核或核准，金额不超过申请数', 'Pass or grant, at most what was asked'],
      ['在科目之间调整并写原因', 'Move between lines, with a reason'],
      ['结项，结余记为退回', 'Close; what is left is returned'],
    ],
  },
  'student/fund/spendings': {
    about: ['等待核对的支出。', 'Spendings waiting to be checked.'],
    acts: [
      ['对照票据核对', 'Compare with the receipts'],
      ['退回并写明原因，金额回到余额', 'Return with a reason; the amount goes back to the remainder'],
    ],
  },
})
