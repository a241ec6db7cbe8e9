import { book } from '../../../kernel/text/label.ts'

export const requestWords = book({
  auditActions: {
    'evaluation.request.ask': ['请老师评价', 'Requested an evaluation'],
    'evaluation.setting.requests': ['设置学员发起评价的规则', 'Rules of requested evaluations set'],
    'evaluationRequest.answer': ['答复评价请求', 'Answered a request for an evaluation'],
    'evaluationRequest.decline': ['谢绝评价请求', 'Declined a request for an evaluation'],
    'evaluationRequest.withdraw': ['撤回评价请求', 'Withdrew a request for an evaluation'],
    'evaluationRequest.lapse': ['评价请求过期', 'A request for an evaluation lapsed'],
    'evaluationRequest.undo': ['撤销评价请求的操作', 'Undid a step of a request for an evaluation'],
  },
  fields: {
    templateId: ['评价表', 'Form'],
    supervisorId: ['老师', 'Supervisor'],
    code: ['评价请求的代码', 'Request code'],
    key: ['项目代码', 'Item code'],
    scores: ['评分', 'Marks'],
    texts: ['评语', 'Comments'],
    state: ['状态', 'Status'],
    from: ['开始日期', 'From'],
    until: ['结束日期', 'Until'],
  },
  supervisorGroups: {
    day: ['今天带教我的老师', 'Supervising me today'],
    department: ['科室里的其他老师', 'Other teachers in the department'],
    recent: ['最近一周带教我的老师', 'Supervised me in the last week'],
  },
  flows: {
    evaluationRequest: {
      states: {
        asked: ['待老师评价', 'Awaiting answer'],
        answered: ['已评价', 'Evaluated'],
        declined: ['老师未评', 'Declined'],
        lapsed: ['已过期', 'Lapsed'],
        withdrawn: ['已撤回', 'Withdrawn'],
      },
      actions: {
        answer: ['评价', 'Evaluate'],
        decline: ['看到的太少，不评', 'Saw too little'],
        withdraw: ['撤回', 'Withdraw'],
        lapse: ['过期', 'Lapse'],
      },
    },
  },
  ownRecord: {
    asked: ['我请老师作的评价', 'Evaluations I requested'],
    given: ['学员请我作的评价', 'Evaluations requested from me'],
    supervisor: ['老师', 'Supervisor'],
    trainee: ['学员', 'Trainee'],
    form: ['评价表', 'Form'],
    department: ['科室', 'Department'],
    askedAt: ['发起时间', 'Requested'],
  },
  waiting: {
    answerRequests: ['份学员请你作的评价', '{count:trainee requests|trainees request} an evaluation from you'],
  },
  whole: ['合计', 'Total'],
  sheets: {
    requestFigures: {
      title: ['学员发起评价的统计', 'Requested evaluation figures'],
      columns: {
        department: ['科室', 'Department'],
        asked: ['发起', 'Requested'],
        answered: ['已评价', 'Answered'],
        declined: ['老师未评', 'Declined'],
        lapsed: ['已过期', 'Lapsed'],
        withdrawn: ['已撤回', 'Withdrawn'],
        open: ['待评价', 'Open'],
        medianMinutes: ['答复用时中位数（分钟）', 'Median response time (minutes)'],
      },
      rules: {},
    },
  },
  permissions: {
    'evaluation:request:own': ['请老师评价自己', 'Request evaluations of oneself'],
    'evaluation:request:list': ['查看学员发起评价的统计', 'See requested evaluation figures'],
    'evaluation:request:export': ['导出学员发起评价的统计', 'Export requested evaluation figures'],
  },
  menus: {
    'evaluate.ask': ['请老师评价', 'Request evaluation'],
    'evaluate.requested': ['学员请我评价', 'Requested from me'],
    'evaluate.requestFigures': ['发起评价统计', 'Request figures'],
  },
  errors: {
    requestUnknown: [
      '这个链接在本账号下打不开：它只给被请的老师本人使用。请用老师自己的账号登录，或请学员重新出示二维码。',
      'This link cannot be opened with this account; only the supervisor who was asked can use it. Log in with the supervisor’s own account, or ask the trainee to show the QR code again.',
    ],
    requestFormUnknown: ['请从列表中选择一份评价表', 'Choose a form from the list'],
    requestSupervisorUnknown: [
      '请从列表中选择老师：只能请最近一周带教你的老师，或所在科室的老师',
      'Choose a supervisor from the list: only those who supervised you in the last week, or teachers in your department',
    ],
    requestsSpent: [
      '今天已发起 {most} 次，达到每天的上限，请明天再发起',
      'You have made {most} {most:request|requests} today, the limit per day; make another one tomorrow',
    ],
    requestUnderWay: [
      '已经请这位老师用这份表评价，还在等待；可以出示原来的二维码，或先撤回',
      'You already have an open request to this supervisor with this form; show its QR code again, or withdraw it first',
    ],
    requestOver: ['这份评价请求已不能处理，当前状态：{state}', 'This request can no longer be answered; its status is: {state}'],
  },
})
