import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '研究经费', en: 'Research funds' }

const TITLE = blank(
  'title',
  { zh: '课题', en: 'Project' },
  { zh: '万古霉素用药监测', en: 'Vancomycin therapeutic drug monitoring' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '票据不清晰', en: 'The receipt cannot be read' },
)

const WHAT = blank('what', { zh: '支出内容', en: 'Purpose' }, { zh: '检测试剂', en: 'Reagents' })
const AMOUNT = blank('amount', { zh: '金额', en: 'Amount' }, { zh: '320.50', en: '320.50' })

/** Notices about research funds and their spendings, to the trainee. */
export const fundNotices = notices('fund', GROUP, {
  passAsBase: {
    name: {
      zh: '研究经费基地通过后（给学员）',
      en: 'When the base passes an application for research funds (to the trainee)',
    },
    blanks: [TITLE],
    title: { zh: '研究经费申请已经基地通过', en: 'Research funds: passed by the base' },
    body: {
      zh: '你的课题“{title}”的经费申请已经基地通过，等待毕后办核准。',
      en: 'The base has passed your application for “{title}”; the office decides next.',
    },
  },
  returnAsBase: {
    name: {
      zh: '研究经费基地退回后（给学员）',
      en: 'When the base returns an application for research funds (to the trainee)',
    },
    blanks: [TITLE, REASON],
    title: { zh: '研究经费申请已退回', en: 'Research funds: returned' },
    body: {
      zh: '你的课题“{title}”的经费申请被基地退回：{reason}。请修改后重新提交。',
      en: 'The base has returned your application for “{title}”: {reason}. Please correct it and submit it again.',
    },
  },
  rejectAsBase: {
    name: {
      zh: '研究经费基地不通过后（给学员）',
      en: 'When the base rejects an application for research funds (to the trainee)',
    },
    blanks: [TITLE, REASON],
    title: { zh: '研究经费申请未通过', en: 'Research funds: rejected' },
    body: {
      zh: '你的课题“{title}”的经费申请未通过基地审核：{reason}',
      en: 'The base has rejected your application for “{title}”: {reason}',
    },
  },
  grant: {
    name: {
      zh: '研究经费核准后（给学员）',
      en: 'When research funds are granted (to the trainee)',
    },
    blanks: [TITLE],
    title: { zh: '研究经费已核准', en: 'Research funds: granted' },
    body: {
      zh: '你的课题“{title}”的经费已核准，各科目的金额和余额请在“我的研究经费”中查看。',
      en: 'Funds for “{title}” have been granted. See the amounts and remainders of all lines under “My research funds”.',
    },
  },
  returnAsOffice: {
    name: {
      zh: '研究经费毕后办退回后（给学员）',
      en: 'When the office returns an application for research funds (to the trainee)',
    },
    blanks: [TITLE, REASON],
    title: { zh: '研究经费申请已退回', en: 'Research funds: returned' },
    body: {
      zh: '你的课题“{title}”的经费申请被毕后办退回：{reason}。请修改后重新提交。',
      en: 'The office has returned your application for “{title}”: {reason}. Please correct it and submit it again.',
    },
  },
  rejectAsOffice: {
    name: {
      zh: '研究经费毕后办不通过后（给学员）',
      en: 'When the office rejects an application for research funds (to the trainee)',
    },
    blanks: [TITLE, REASON],
    title: { zh: '研究经费申请未通过', en: 'Research funds: rejected' },
    body: {
      zh: '你的课题“{title}”的经费申请未通过毕后办审核：{reason}',
      en: 'The office has rejected your application for “{title}”: {reason}',
    },
  },
  close: {
    name: { zh: '研究经费结项后（给学员）', en: 'When research funds are closed (to the trainee)' },
    blanks: [TITLE],
    title: { zh: '研究经费已结项', en: 'Research funds: closed' },
    body: {
      zh: '你的课题“{title}”的经费已结项，余额已收回。',
      en: 'The funds for “{title}” have been closed and the remainder returned.',
    },
  },
  move: {
    name: {
      zh: '研究经费预算调整后（给学员）',
      en: 'When the budget of research funds is adjusted (to the trainee)',
    },
    blanks: [TITLE, REASON],
    title: { zh: '研究经费预算已调整', en: 'Research funds: budget adjusted' },
    body: {
      zh: '你的课题“{title}”的预算科目已调整：{reason}',
      en: 'The budget lines of “{title}” have been adjusted: {reason}',
    },
  },
})

export const fundSpendingNotices = notices('fundSpending', GROUP, {
  check: {
    name: {
      zh: '经费支出核对通过后（给学员）',
      en: 'When a spending of research funds is checked (to the trainee)',
    },
    blanks: [TITLE, WHAT, AMOUNT],
    title: { zh: '经费支出已核对', en: 'Spending checked' },
    body: {
      zh: '课题“{title}”的支出“{what}”{amount} 元已核对。',
      en: 'The spending “{what}” of {amount} yuan for “{title}” has been checked.',
    },
  },
  return: {
    name: {
      zh: '经费支出退回后（给学员）',
      en: 'When a spending of research funds is returned (to the trainee)',
    },
    blanks: [TITLE, WHAT, AMOUNT, REASON],
    title: { zh: '经费支出已退回', en: 'Spending returned' },
    body: {
      zh: '课题“{title}”的支出“{what}”{amount} 元已退回：{reason}。请更正后重新提交。',
      en: 'The spending “{what}” of {amount} yuan for “{title}” was returned: {reason}. Please correct it and submit it again.',
    },
  },
})
