import { book } from '../../../platform/texts/book.ts'

/** Texts of the applicant's own result. */
export const ownResultText = book({
  title: ['录取结果', 'Result'],
  heads: {
    admitted: ['你已被录取：{offer}', 'You are admitted: {offer}'],
    confirmed: ['你已确认录取：{offer}', 'You have accepted your place: {offer}'],
    declined: ['你已放弃录取：{offer}', 'You have declined your place: {offer}'],
    lapsed: ['录取已失效：{offer}', 'Your place has lapsed: {offer}'],
    waitlisted: ['暂未录取，你在候补名单上', 'Not admitted yet; you are on the waiting list'],
    notAdmitted: ['很遗憾，本次没有录取', 'Unfortunately you were not admitted this time'],
    later: ['录取专业：{offer}', 'Your place: {offer}'],
  },
  base: ['培训基地：{base}', 'Base: {base}'],
  origins: {
    exempt: ['免试录取', 'Admitted without exam'],
    run: ['按志愿和总分录取，总分 {total}', 'Admitted by choices and total score, total {total}'],
    call: ['候补录取，总分 {total}', 'Called from the waiting list, total {total}'],
    adjustment: ['调剂录取，总分 {total}', 'Admitted by adjustment, total {total}'],
  },
  until: [
    '请在 {until} 前确认或放弃，逾期未确认视为放弃，名额会给候补的人。',
    'Confirm or decline by {until}. An unconfirmed place counts as declined and goes to the waiting list.',
  ],
  confirm: ['确认录取', 'Accept the place'],
  decline: ['放弃录取', 'Decline the place'],
  declineLead: ['不打算来培训？', 'Not coming?'],
  confirmQuestion: ['确认到 {offer} 培训？', 'Accept the place at {offer}?'],
  confirmContent: ['确认后会通知你报到时间和地点。', 'You will be notified when and where to arrive.'],
  declineQuestion: ['放弃 {offer} 的录取？', 'Decline the place at {offer}?'],
  declineContent: ['名额会给候补的人，放弃后不能恢复。', 'The place goes to the waiting list; this cannot be undone.'],
  confirmed: ['已确认录取，请留意报到通知', 'You have accepted your place; watch for the arrival notice'],
  declined: ['已放弃录取', 'You have declined your place'],
  before: ['{offer}：前面还有 {before} 人', '{offer}: {before} {before:person is|people are} ahead of you'],
  first: ['{offer}：你是下一位', '{offer}: you are next'],
  waitingHelp: [
    '有人放弃或逾期未确认时，按顺序通知候补的人。',
    'When somebody declines or does not confirm in time, people on the waiting list are notified in order.',
  ],
  adjustment: {
    yes: ['你同意调剂：有空余名额时，会按总分安排。', 'You agreed to adjustment: free seats are given by total score.'],
    no: ['你没有选择服从调剂。', 'You did not agree to adjustment.'],
  },
  why: ['每个志愿的结果', 'Result of each choice'],
})
