import { book } from '../../../platform/texts/book.ts'

/** Texts of seats, waiting lists, adjustment and exempt admission. */
export const placesText = book({
  lead: [
    '{held} / {all} 个名额有人，{waiting} 人次候补。有人放弃或逾期后，按候补顺序递补；余下的名额可以调剂。',
    '{held} of {all} {all:seat is|seats are} taken, {waiting} {waiting:entry|entries} on waiting lists. When somebody declines or lapses, the next in line is called; seats left over can be filled by adjustment.',
  ],
  before: [
    '录取结果发布后，在这里递补、调剂和处理逾期未确认。',
    'Once results are published, call the waiting lists, adjust, and end overdue places here.',
  ],
  offer: ['专业', 'Offer'],
  seats: ['名额', 'Seats'],
  held: ['已占', 'Taken'],
  confirmed: ['已确认', 'Confirmed'],
  free: ['空余', 'Free'],
  waiting: ['候补', 'Waiting list'],
  next: ['下一位', 'Next'],
  nobody: ['无人候补', 'nobody waiting'],
  callOne: ['递补一人', 'Call next'],
  callAll: ['递补到满', 'Fill up'],
  show: ['候补名单', 'Waiting list'],
  called: ['已递补：{names}', 'Called: {names}'],
  callAllQuestion: [
    '按候补顺序一次递补 {offer} 的 {free} 个空余名额？',
    'Call the waiting list of {offer} for its {free} free {free:seat|seats}?',
  ],
  callAllContent: ['会通知每个被递补的人，并请他们在 {until} 前确认。', 'Everybody called is notified and asked to confirm by {until}.'],
  waitingOf: ['{offer} 的候补名单', 'Waiting list of {offer}'],
  place: ['第 {place} 位', 'Place {place}'],
  total: ['总分 {total}', 'total {total}'],
  lapse: ['处理逾期未确认（{count}）', 'End overdue places ({count})'],
  lapseQuestion: [
    '{count} 人过了确认截止时间还没有确认，按失效处理？',
    '{count} {count:person|people} did not confirm in time. End their places?',
  ],
  lapseContent: [
    '他们的名额会空出来，可以按候补顺序递补。系统每天也会自动处理。',
    'Their seats become free for the waiting lists. The system also does this automatically every day.',
  ],
  lapsed: ['{count} 人已按逾期失效处理，名额已空出', '{count} {count:place has|places have} lapsed; their seats are free'],
  adjust: ['调剂', 'Adjustment'],
  adjustTitle: ['调剂到空余名额', 'Adjustment to free seats'],
  adjustLead: [
    '在候补和未录取的人中，同意调剂的按总分排序，依次安排到同类（药师或技师）、条件符合、有空余名额的专业：先是第一志愿所在基地，再按公布的专业顺序。还有人候补的专业不参加调剂。',
    'Applicants waiting or not admitted who agreed to adjustment are ranked by total score. Each goes to an offer of the same profession (pharmacist or technician) with a free seat whose conditions they meet: first at the base of their first choice, then in published order. Offers with a waiting list take no part.',
  ],
  adjustNobody: [
    '现在没有可以调剂的人：没有空余名额，或没有人条件符合。',
    'Nobody can be adjusted now: there are no free seats, or nobody meets the conditions.',
  ],
  adjustCount: [
    '可以调剂 {count} 人；另有 {unplaced} 人同意调剂但没有合适的空余名额。',
    '{count} can be adjusted; {unplaced} more agreed, but no suitable seat is free.',
  ],
  adjustGo: ['调剂 {count} 人', 'Adjust {count}'],
  adjusted: ['已调剂 {count} 人', '{count} {count:person was|people were} adjusted'],
  from: ['第一志愿', 'First choice'],
  to: ['调剂到', 'Adjusted to'],
  exemptLead: [
    '{total} 名免试人员资格审核已通过。按各人志愿顺序，录取到基地认定符合要求、还有名额的第一个专业。',
    '{total} exempt {total:person has|people have} qualified. Each is admitted to the first of their choices that is eligible according to the base and has a free seat.',
  ],
  exemptNone: ['没有等待录取的免试人员', 'No exempt applicants waiting for admission'],
  exemptGo: ['录取所选的人', 'Admit selected'],
  exemptOne: ['录取', 'Admit'],
  exempted: ['已录取 {count} 人', '{count} admitted'],
  choices: ['志愿与空余名额', 'Choices and free seats'],
  eligible: ['余 {free}', '{free} free'],
  notEligible: ['不符合要求', 'not eligible'],
  notJudged: ['基地未认定', 'not decided'],
})
