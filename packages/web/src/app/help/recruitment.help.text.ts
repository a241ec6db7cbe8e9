import { helpBook } from './help-book.ts'

export const recruitmentHelp = helpBook({
  'recruit/batch/index': {
    about: ['招生批次：一次招生的时间、规则和进度。', 'Intakes: the times, rules and progress of one recruitment.'],
    acts: [
      ['新增批次，或复制去年的批次', 'Make one, or copy last year’s'],
      ['设置报名、审核、考试、录取的时间', 'Set the times of registration, review, exam and admission'],
      ['按进度线上的按钮进入下一步', 'Go on by the button on the line of stages'],
    ],
    next: ['开放后报名人可以报名；规则随之固定，时间只能延后。', 'Once open, people apply; rules are fixed then and ends only move later.'],
    asks: [
      [
        ['为什么不能开放？', 'Why can it not be opened?'],
        [
          '报名结束时间要在将来，并且至少有一个有名额的专业。按钮旁写明了缺什么。',
          'The end must be ahead, and one offer needs a seat. The page says what is missing.',
        ],
      ],
    ],
  },
  'recruit/enrollment/major/index': {
    about: ['批次里的招生专业：单位、名额和条件。', 'Offers of an intake: unit, seats and conditions.'],
    acts: [
      ['添加专业，按身份分名额或不分', 'Add offers with seats, by trainee kind or in one pool'],
      ['设置学历、年龄、证书等条件', 'Set conditions on education, age and certificates'],
      ['调整次序', 'Order them'],
    ],
    asks: [
      [
        ['有人报名后能改吗？', 'What may change later?'],
        [
          '专业、单位和条件不能改；名额可以改，但不能少于已占用的。',
          'Not major, unit or conditions; seats may, but not below those taken.',
        ],
      ],
    ],
  },
  'recruit/coreInfoSetting/index': {
    about: ['核心信息：审核通过后修改它们需要重新审核。', 'Core fields: changing one after the review needs another review.'],
    acts: [['勾选哪些字段是核心信息', 'Tick the fields that are core']],
    next: [
      '改动核心信息的报名回到审核，已占的考试座位释放。',
      'Such an application goes back to review and gives up its seat in the exam.',
    ],
  },
  'recruit/limit/index': {
    about: ['报名限制：在期限内不能报名的人。', 'People who may not apply until a day.'],
    acts: [
      ['按身份证号添加，写明原因和期限', 'Add by ID card with reason and end'],
      ['导入和导出（证件号不完整）', 'Import and export (numbers masked)'],
    ],
    asks: [
      [
        ['本人看得到原因吗？', 'Do they see the reason?'],
        ['看得到，报名时会显示。', 'Yes, when they apply.'],
      ],
    ],
  },
  'recruit/examination/index': {
    about: ['考试场次和座位安排。', 'Exam sessions and seats.'],
    acts: [
      ['添加场次：时间、地点、座位数', 'Add sessions: time, place, seats'],
      ['先预览再安排，座位按志愿专业和姓名排', 'Preview, then arrange; seats go by major and name'],
      ['打印准考证和座位表', 'Print tickets and lists'],
    ],
    next: ['安排后报名人收到通知，可以打印准考证。', 'Applicants are told and print their tickets.'],
    asks: [
      [
        ['改了时间地点怎么办？', 'Time or place changed?'],
        ['场次里的所有人会收到通知。', 'Everybody in the session is told.'],
      ],
    ],
  },
  'recruit/score/index': {
    about: ['录入成绩，由第二人核对，并答复成绩复核。', 'Scores, their check by a second person, and score reviews.'],
    acts: [
      ['逐个录入或用表格导入', 'Enter scores or import a sheet'],
      ['第二人重新录入，一致即为已核对', 'A second person enters them again; equal ones are checked'],
      ['答复复核申请', 'Answer score reviews'],
    ],
    next: ['要求的成绩都核对后，报名进入“成绩已出”，可以参加录取。', 'With every required score checked an applicant can be admitted.'],
    asks: [
      [
        ['两次录入不同怎么办？', 'The two differ?'],
        ['保持未核对，录入人会收到提醒，双方重新查看原始记录。', 'It stays unchecked; whoever entered it is told, and both look again.'],
      ],
    ],
  },
  'recruit/admission/index': {
    about: ['按志愿和成绩录取：先预览，后公布。', 'Admission by choices and scores: preview, then publish.'],
    acts: [
      ['运行预览，查看每人的结果和原因', 'Run a preview and see why'],
      ['公示期满后公布', 'Publish after the public notice'],
      ['名额空出时按次序递补', 'Call from the waiting list'],
      ['为愿意调剂的人安排', 'Place those who accept another offer'],
    ],
    next: ['公布后被录取的人在期限内确认，逾期视为放弃。', 'Those admitted confirm in time; after that the place lapses.'],
    asks: [
      [
        ['同分怎么定？', 'Equal scores?'],
        [
          '按批次规则，最后用公布过的随机种子抽签，任何人都可以复核。',
          'The rules decide, in the end a lot from a seed that anybody can check.',
        ],
      ],
    ],
  },
  'recruit/arrange/index': {
    about: ['报到、体检、签约和入培。', 'Arrival, medical, agreement and enrolment.'],
    acts: [
      ['登记体检，通知报到时间地点', 'Record the medical, set time and place'],
      ['登记已报到或未报到', 'Record who came'],
      ['生成协议，上传签字件', 'Make agreements, attach signed copies'],
      ['办理入培', 'Enrol'],
    ],
    next: ['入培后成为学员，得到学号和账号角色。', 'Enrolled people are trainees, with a number and a role.'],
  },
  'recruit/statistics/index': {
    about: ['招生漏斗和各专业的报名、录取人数。', 'The funnel, and figures by offer.'],
    acts: [
      ['按批次、身份查看', 'By intake and kind'],
      ['点数字打开背后的名单', 'A figure opens its list'],
      ['导出', 'Export'],
    ],
    asks: [
      [
        ['基地看到的是谁？', 'Whom does a base see?'],
        ['第一志愿在本基地的人。', 'Those whose first choice is its own.'],
      ],
    ],
  },
  'white/intakes': {
    about: ['对外公布的招生公告，不用登录。', 'What is public about recruitment, without logging in.'],
    acts: [
      ['查看各批次的时间、专业、条件和规则', 'Read times, offers, conditions and rules'],
      ['点报名进入登录或注册', 'Apply: leads to login or registration'],
    ],
  },
})
