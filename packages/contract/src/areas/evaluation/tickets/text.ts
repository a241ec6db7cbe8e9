import { book } from '../../../kernel/text/label.ts'

export const ticketWords = book({
  auditActions: { 'evaluation.ticket.issue': ['生成评价码', 'Rating codes generated'] },
  fields: {
    scores: ['评分', 'Marks'],
    texts: ['评语', 'Comments'],
    subjectId: ['评价对象', 'Trainee'],
    count: ['评价码数量', 'Number of codes'],
    code: ['评价码', 'Rating code'],
  },
  permissions: { 'evaluation:ticket:issue': ['生成护士和患者的评价码', 'Generate rating codes for nurses and patients'] },
  menus: { 'evaluate.ticket': ['扫码评价', 'Rating by code'] },
  errors: {
    ticketUnknown: [
      '这个评价码无效。请重新扫描二维码，或请工作人员再给一个。',
      'This rating code is not valid. Please scan the QR code again, or ask the staff for another one.',
    ],
    ticketUsed: [
      '这个评价码已经用过了。每个码只能评价一次，谢谢您的参与。',
      'This rating code has already been used. Each code can be used only once; thank you for taking part.',
    ],
    ticketExpired: [
      '这个评价码已过期。评价码 72 小时内有效，请工作人员再给一个。',
      'This rating code has expired. Codes are valid for 72 hours; please ask the staff for another one.',
    ],
    ticketTargetClosed: ['这次评价已经结束，谢谢您的关注。', 'This evaluation is over. Thank you for your interest.'],
    ticketsTooMany: [
      '这名学员还能生成 {left} 个评价码，请减少数量',
      'Only {left} more {left:code|codes} can be generated for this trainee; enter fewer',
    ],
  },
  issues: { 'count.range': ['请填写 1 至 24 的整数', 'Enter a whole number from 1 to 24'] },
})
