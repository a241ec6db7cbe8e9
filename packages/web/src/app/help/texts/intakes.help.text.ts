import { helpBook } from '../help-book.ts'

export const intakesHelp = helpBook({
  'recruit/batch/index': {
    about: ['招生批次：一次招生的时间、规则和进度。', 'Intakes: the times, rules and progress of one recruitment.'],
    acts: [
      ['新增批次，或复制去年的批次', 'Add an intake, or copy last year’s'],
      ['设置报名、审核、考试、录取的时间', 'Set the dates of sign-up, review, exam and admission'],
      ['按进度线上的按钮进入下一步', 'Move to the next stage with the button on the progress line'],
    ],
    next: [
      '开放后报名人可以报名；规则随之固定，时间只能延后。',
      'Once open, applicants can sign up; the rules are then fixed, and deadlines can only be moved later.',
    ],
    asks: [
      [
        ['为什么不能开放？', 'Why can it not be opened?'],
        [
          '报名结束时间要在将来，并且至少有一个有名额的专业。按钮旁写明了缺什么。',
          'The end of sign-up must be in the future, and at least one offer must have seats. The text next to the button says what is missing.',
        ],
      ],
    ],
  },
  'recruit/enrollment/major/index': {
    about: ['批次里的招生专业：单位、名额和条件。', 'Offers of an intake: unit, seats and conditions.'],
    acts: [
      ['添加专业，按身份分名额或不分', 'Add offers with seats, by trainee kind or in one pool'],
      ['设置学历、年龄、证书等条件', 'Set conditions on education, age and certificates'],
      ['调整次序', 'Reorder offers'],
    ],
    asks: [
      [
        ['有人报名后能改吗？', 'Can it be changed after people have signed up?'],
        [
          '专业、单位和条件不能改；名额可以改，但不能少于已占用的。',
          'Major, unit and conditions cannot; seats can, but not below those taken.',
        ],
      ],
    ],
  },
  'recruit/coreInfoSetting/index': {
    about: ['核心信息：审核通过后修改它们需要重新审核。', 'Core fields: changing one after review was passed requires another review.'],
    acts: [['勾选哪些字段是核心信息', 'Tick the fields that are core']],
    next: [
      '改动核心信息的报名回到审核，已占的考试座位释放。',
      'A sign-up with a changed core field goes back to review, and its exam seat is released.',
    ],
  },
  'recruit/limit/index': {
    about: ['报名限制：在期限内不能报名的人。', 'Barred people: they may not sign up until a date.'],
    acts: [
      ['按身份证号添加，写明原因和期限', 'Add by ID card number with reason and end date'],
      ['导入和导出（证件号不完整）', 'Import and export (numbers masked)'],
    ],
    asks: [
      [
        ['本人看得到原因吗？', 'Does the person see the reason?'],
        ['看得到，报名时会显示。', 'Yes, when signing up.'],
      ],
    ],
  },
  'white/intakes': {
    about: ['对外公布的招生公告，不用登录。', 'The public recruitment notice; no login needed.'],
    acts: [
      ['查看各批次的时间、专业、条件和规则', 'See dates, offers, conditions and rules'],
      ['点报名进入登录或注册', 'Press “Sign up” to log in or register'],
    ],
  },
})
