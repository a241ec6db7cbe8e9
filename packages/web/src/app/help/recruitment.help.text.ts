import { helpBook } from './help-book.ts'

export const recruitmentHelp = helpBook(
  {
    'recruit/batch/index': {
      about: '招生批次：一次招生的时间、规则和进度。',
      acts: ['新增批次，或复制去年的批次', '设置报名、审核、考试、录取的时间', '按进度线上的按钮进入下一步'],
      next: '开放后报名人可以报名；规则随之固定，时间只能延后。',
      asks: [['为什么不能开放？', '报名结束时间要在将来，并且至少有一个有名额的专业。按钮旁写明了缺什么。']],
    },
    'recruit/enrollment/major/index': {
      about: '批次里的招生专业：单位、名额和条件。',
      acts: ['添加专业，按身份分名额或不分', '设置学历、年龄、证书等条件', '调整次序'],
      asks: [['有人报名后能改吗？', '专业、单位和条件不能改；名额可以改，但不能少于已占用的。']],
    },
    'recruit/coreInfoSetting/index': {
      about: '核心信息：审核通过后修改它们需要重新审核。',
      acts: ['勾选哪些字段是核心信息'],
      next: '改动核心信息的报名回到审核，已占的考试座位释放。',
    },
    'recruit/limit/index': {
      about: '报名限制：在期限内不能报名的人。',
      acts: ['按身份证号添加，写明原因和期限', '导入和导出（证件号不完整）'],
      asks: [['本人看得到原因吗？', '看得到，报名时会显示。']],
    },
    'recruit/examination/index': {
      about: '考试场次和座位安排。',
      acts: ['添加场次：时间、地点、座位数', '先预览再安排，座位按志愿专业和姓名排', '打印准考证和座位表'],
      next: '安排后报名人收到通知，可以打印准考证。',
      asks: [['改了时间地点怎么办？', '场次里的所有人会收到通知。']],
    },
    'recruit/score/index': {
      about: '录入成绩，由第二人核对，并答复成绩复核。',
      acts: ['逐个录入或用表格导入', '第二人重新录入，一致即为已核对', '答复复核申请'],
      next: '要求的成绩都核对后，报名进入“成绩已出”，可以参加录取。',
      asks: [['两次录入不同怎么办？', '保持未核对，录入人会收到提醒，双方重新查看原始记录。']],
    },
    'recruit/admission/index': {
      about: '按志愿和成绩录取：先预览，后公布。',
      acts: ['运行预览，查看每人的结果和原因', '公示期满后公布', '名额空出时按次序递补', '为愿意调剂的人安排'],
      next: '公布后被录取的人在期限内确认，逾期视为放弃。',
      asks: [['同分怎么定？', '按批次规则，最后用公布过的随机种子抽签，任何人都可以复核。']],
    },
    'recruit/arrange/index': {
      about: '报到、体检、签约和入培。',
      acts: ['登记体检，通知报到时间地点', '登记已报到或未报到', '生成协议，上传签字件', '办理入培'],
      next: '入培后成为学员，得到学号和账号角色。',
    },
    'recruit/statistics/index': {
      about: '招生漏斗和各专业的报名、录取人数。',
      acts: ['按批次、身份查看', '点数字打开背后的名单', '导出'],
      asks: [['基地看到的是谁？', '第一志愿在本基地的人。']],
    },
    'white/intakes': {
      about: '对外公布的招生公告，不用登录。',
      acts: ['查看各批次的时间、专业、条件和规则', '点报名进入登录或注册'],
    },
  },
  {
    'recruit/batch/index': {
      about: 'Intakes: the times, rules and progress of one recruitment.',
      acts: [
        'Make one, or copy last year’s',
        'Set the times of registration, review, exam and admission',
        'Go on by the button on the line of stages',
      ],
      next: 'Once open, people apply; rules are fixed then and ends only move later.',
      asks: [['Why can it not be opened?', 'The end must be ahead, and one offer needs a seat. The page says what is missing.']],
    },
    'recruit/enrollment/major/index': {
      about: 'Offers of an intake: unit, seats and conditions.',
      acts: ['Add offers with seats, by trainee kind or in one pool', 'Set conditions on education, age and certificates', 'Order them'],
      asks: [['What may change later?', 'Not major, unit or conditions; seats may, but not below those taken.']],
    },
    'recruit/coreInfoSetting/index': {
      about: 'Core fields: changing one after the review needs another review.',
      acts: ['Tick the fields that are core'],
      next: 'Such an application goes back to review and gives up its seat in the exam.',
    },
    'recruit/limit/index': {
      about: 'People who may not apply until a day.',
      acts: ['Add by ID card with reason and end', 'Import and export (numbers masked)'],
      asks: [['Do they see the reason?', 'Yes, when they apply.']],
    },
    'recruit/examination/index': {
      about: 'Exam sessions and seats.',
      acts: ['Add sessions: time, place, seats', 'Preview, then arrange; seats go by major and name', 'Print tickets and lists'],
      next: 'Applicants are told and print their tickets.',
      asks: [['Time or place changed?', 'Everybody in the session is told.']],
    },
    'recruit/score/index': {
      about: 'Scores, their check by a second person, and score reviews.',
      acts: ['Enter scores or import a sheet', 'A second person enters them again; equal ones are checked', 'Answer score reviews'],
      next: 'With every required score checked an applicant can be admitted.',
      asks: [['The two differ?', 'It stays unchecked; whoever entered it is told, and both look again.']],
    },
    'recruit/admission/index': {
      about: 'Admission by choices and scores: preview, then publish.',
      acts: [
        'Run a preview and see why',
        'Publish after the public notice',
        'Call from the waiting list',
        'Place those who accept another offer',
      ],
      next: 'Those admitted confirm in time; after that the place lapses.',
      asks: [['Equal scores?', 'The rules decide, in the end a lot from a seed that anybody can check.']],
    },
    'recruit/arrange/index': {
      about: 'Arrival, medical, agreement and enrolment.',
      acts: ['Record the medical, set time and place', 'Record who came', 'Make agreements, attach signed copies', 'Enrol'],
      next: 'Enrolled people are trainees, with a number and a role.',
    },
    'recruit/statistics/index': {
      about: 'The funnel, and figures by offer.',
      acts: ['By intake and kind', 'A figure opens its list', 'Export'],
      asks: [['Whom does a base see?', 'Those whose first choice is its own.']],
    },
    'white/intakes': {
      about: 'What is public about recruitment, without logging in.',
      acts: ['Read times, offers, conditions and rules', 'Apply: leads to login or registration'],
    },
  },
)
