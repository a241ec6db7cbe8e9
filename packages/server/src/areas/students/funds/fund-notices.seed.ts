import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '研究经费', en: 'Research funds' }
const TITLE: NoticeBlank = { name: 'title', zh: '课题', en: 'Project', example: '万古霉素用药监测', exampleEn: 'Monitoring of vancomycin' }
const REASON: NoticeBlank = { name: 'reason', zh: '原因', en: 'Reason', example: '票据不清晰', exampleEn: 'The receipt cannot be read' }
const WHAT: NoticeBlank = { name: 'what', zh: '支出内容', en: 'What for', example: '检测试剂', exampleEn: 'Reagents' }
const AMOUNT: NoticeBlank = { name: 'amount', zh: '金额', en: 'Amount', example: '320.50', exampleEn: '320.50' }

type Texts = readonly [name: string, nameEn: string, title: string, titleEn: string, body: string, bodyEn: string]
const notice = (kind: string, blanks: readonly NoticeBlank[], [name, nameEn, title, titleEn, body, bodyEn]: Texts): NoticeKind => ({
  ...{ kind, group, blanks },
  name: { zh: `${name}（给学员）`, en: `${nameEn} (to the trainee)` },
  title: { zh: title, en: titleEn },
  body: { zh: body, en: bodyEn },
})
const returned = (by: string, byEn: string): Texts => [
  ...([`研究经费${by}退回后`, `When ${byEn} returns an application for research funds`] as const),
  ...(['研究经费申请已退回', 'Research funds: returned'] as const),
  ...([
    `你的课题“{title}”的经费申请被${by}退回：{reason}。请修改后重新提交。`,
    `“{title}”: ${byEn} returned it: {reason}. Correct it and submit it again.`,
  ] as const),
]
const rejected = (by: string, byEn: string): Texts => [
  ...([`研究经费${by}不通过后`, `When ${byEn} refuses an application for research funds`] as const),
  ...(['研究经费申请未通过', 'Research funds: refused'] as const),
  ...([`你的课题“{title}”的经费申请未通过${by}审核：{reason}`, `“{title}”: ${byEn} refused it: {reason}`] as const),
]

/** Notices about research funds and their spendings, to the trainee. */
export const fundNotices: readonly NoticeKind[] = [
  notice(
    'fund.passAsBase',
    [TITLE],
    [
      ...(['研究经费基地通过后', 'When the base passes an application for research funds'] as const),
      ...(['研究经费申请已经基地通过', 'Research funds: passed by the base'] as const),
      ...([
        '你的课题“{title}”的经费申请已经基地通过，等待毕后办核准。',
        '“{title}”: the base has passed it; the office decides next.',
      ] as const),
    ],
  ),
  notice('fund.returnAsBase', [TITLE, REASON], returned('基地', 'the base')),
  notice('fund.rejectAsBase', [TITLE, REASON], rejected('基地', 'the base')),
  notice(
    'fund.grant',
    [TITLE],
    [
      ...(['研究经费核准后', 'When research funds are granted'] as const),
      ...(['研究经费已核准', 'Research funds: granted'] as const),
      ...([
        '你的课题“{title}”的经费已核准，各科目的金额和余额请在“我的研究经费”中查看。',
        '“{title}”: granted. See “My research funds” for every line.',
      ] as const),
    ],
  ),
  notice('fund.returnAsOffice', [TITLE, REASON], returned('毕后办', 'the office')),
  notice('fund.rejectAsOffice', [TITLE, REASON], rejected('毕后办', 'the office')),
  notice(
    'fund.close',
    [TITLE],
    [
      ...(['研究经费结项后', 'When research funds are closed'] as const),
      ...(['研究经费已结项', 'Research funds: closed'] as const),
      ...(['你的课题“{title}”的经费已结项，余额已收回。', '“{title}”: closed, the remainder is returned.'] as const),
    ],
  ),
  notice(
    'fund.move',
    [TITLE, REASON],
    [
      ...(['研究经费预算调整后', 'When money is moved between lines of research funds'] as const),
      ...(['研究经费预算已调整', 'Research funds: money was moved'] as const),
      ...(['你的课题“{title}”的预算科目已调整：{reason}', '“{title}”: the office has moved money between lines: {reason}'] as const),
    ],
  ),
  notice(
    'fundSpending.check',
    [TITLE, WHAT, AMOUNT],
    [
      ...(['经费支出核对通过后', 'When a spending of research funds is checked'] as const),
      ...(['经费支出已核对', 'Spending checked'] as const),
      ...(['课题“{title}”的支出“{what}”{amount} 元已核对。', '“{title}”: the spending “{what}” of {amount} yuan is checked.'] as const),
    ],
  ),
  notice(
    'fundSpending.return',
    [TITLE, WHAT, AMOUNT, REASON],
    [
      ...(['经费支出退回后', 'When a spending of research funds is returned'] as const),
      ...(['经费支出已退回', 'Spending returned'] as const),
      ...([
        '课题“{title}”的支出“{what}”{amount} 元已退回：{reason}。请更正后重新提交。',
        '“{title}”: the spending “{what}” of {amount} yuan was returned: {reason}. Correct it and submit it again.',
      ] as const),
    ],
  ),
]
