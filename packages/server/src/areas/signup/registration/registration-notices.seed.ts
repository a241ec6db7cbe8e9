import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const blank = (name: string, zh: string, en: string, example: string, exampleEn: string): NoticeBlank => {
  return { name, zh, en, example, exampleEn }
}
const ALWAYS = [
  blank('name', '报名人姓名', 'Applicant', '张予安', 'Zhang Yu’an'),
  blank('intake', '招生批次', 'Intake', '2026 年度招生', 'Intake 2026'),
]
const REASON = blank('reason', '审核人填写的原因', 'The reviewer’s reason', '照片请换近期的', 'Please use a recent photo')
const OFFER = blank('offer', '录取专业与培训单位', 'Major and unit', '临床药学 · 医院本部', 'Clinical pharmacy · Main hospital')
const UNTIL = blank('until', '截止时间', 'Until', '2026-06-30 18:00', '2026-06-30 18:00')
const TIME = blank('time', '时间', 'Time', '2026-05-20 09:00', '2026-05-20 09:00')
const PLACE = blank('place', '地点', 'Place', '教学楼', 'Teaching building')
const NOTE = blank('note', '备注', 'Note', '请带身份证原件', 'Bring your ID card')
const TICKET = blank('ticket', '准考证号', 'Ticket number', '20260100012', '20260100012')
const SESSION = blank('session', '考试场次', 'Session', '上午场', 'Morning')
const ROOM = blank('room', '考场', 'Room', '301 教室', 'Room 301')
const SEAT = blank('seat', '座位号', 'Seat', '12', '12')
const STARTS = blank('from', '培训开始日期', 'Training starts', '2026-09-01', '2026-09-01')
const ENDS = blank('until', '培训结束日期', 'Training ends', '2028-08-31', '2028-08-31')

const REVIEW = { zh: '资格审核', en: 'Review' }
const EXAM = { zh: '考试', en: 'Exam' }
const ADMISSION = { zh: '录取', en: 'Admission' }
const ARRIVAL = { zh: '报到与入培', en: 'Arrival and enrolment' }

type Text = { zh: string; en: string }
type More = { blanks?: readonly NoticeBlank[]; bySms?: true; isOff?: true }
const notice = (action: string, group: Text, name: Text, title: Text, body: Text, { blanks = [], ...rest }: More = {}): NoticeKind => ({
  kind: `registration.${action}`,
  group,
  name,
  title,
  body,
  blanks: [...ALWAYS, ...blanks],
  ...rest,
})

const RETURNED: [Text, Text] = [
  { zh: '报名材料需要修改', en: 'Please correct your sign-up' },
  {
    zh: '{name}，你在{intake}的报名已退回修改：{reason}。请登录报名系统修改后重新提交。',
    en: '{name}, your sign-up for {intake} was returned: {reason}. Please correct it and submit again.',
  },
]
const REJECTED: [Text, Text] = [
  { zh: '报名审核未通过', en: 'Your sign-up was not passed' },
  { zh: '{name}，你在{intake}的报名未通过审核：{reason}。', en: '{name}, your sign-up for {intake} was not passed: {reason}.' },
]
const PASSED: [Text, Text] = [
  { zh: '资格审核已通过', en: 'Your sign-up has passed the review' },
  {
    zh: '{name}，你在{intake}的报名已通过资格审核，请留意后续安排。',
    en: '{name}, your sign-up for {intake} has passed the review. You will be told what comes next.',
  },
]
const ADMITTED: [Text, Text] = [
  { zh: '你已被录取，请及时确认', en: 'You are admitted: please confirm' },
  {
    zh: '{name}，祝贺你在{intake}被录取到{offer}！请在 {until} 前登录报名系统确认，逾期视为放弃。',
    en: '{name}, you are admitted in {intake} to {offer}. Please log in and confirm before {until}, or the place lapses.',
  },
]

/** Notice kinds in the order of a registration. Own actions that need no answer send none. */
export const signupNotices: readonly NoticeKind[] = [
  notice(
    'submit',
    REVIEW,
    { zh: '报名人提交后', en: 'After submission' },
    { zh: '报名已提交', en: 'Your sign-up was submitted' },
    {
      zh: '{name}，你在{intake}的报名已提交，等待审核。结果会在这里通知你。',
      en: '{name}, your sign-up for {intake} was submitted. You will be told the result here.',
    },
  ),
  notice(
    'withdraw',
    REVIEW,
    { zh: '报名人撤回后', en: 'After withdrawal' },
    { zh: '报名已撤回', en: 'Your sign-up was withdrawn' },
    {
      zh: '{name}，你在{intake}的报名已撤回。报名时间内可以重新报名。',
      en: '{name}, your sign-up for {intake} was withdrawn. You may sign up again while the intake is open.',
    },
  ),
  notice(
    'resubmit',
    REVIEW,
    { zh: '修改核心信息、需要重新审核时', en: 'When core data was changed' },
    { zh: '报名需要重新审核', en: 'Your sign-up is reviewed again' },
    {
      zh: '{name}，你修改了{intake}报名的核心信息，报名将重新审核。',
      en: '{name}, you changed core data of your sign-up for {intake}; it will be reviewed again.',
    },
  ),
  notice(
    'passAtBase',
    REVIEW,
    { zh: '基地审核通过、转毕后办审核时', en: 'When the base has passed it on' },
    { zh: '基地审核已通过', en: 'The base has passed your sign-up' },
    {
      zh: '{name}，你在{intake}的报名已通过基地审核，等待毕后办审核。',
      en: '{name}, the base has passed your sign-up for {intake}; the education office is next.',
    },
    { isOff: true },
  ),
  notice('pass', REVIEW, { zh: '资格审核通过后', en: 'After passing the review' }, ...PASSED, { bySms: true }),
  notice('passAtOffice', REVIEW, { zh: '毕后办审核通过后（两级审核）', en: 'After passing at the office (two steps)' }, ...PASSED, {
    bySms: true,
  }),
  notice('return', REVIEW, { zh: '退回修改后', en: 'After a return' }, ...RETURNED, { blanks: [REASON], bySms: true }),
  notice('returnAtOffice', REVIEW, { zh: '毕后办退回修改后', en: 'After a return by the office' }, ...RETURNED, {
    blanks: [REASON],
    bySms: true,
  }),
  notice('reject', REVIEW, { zh: '审核不通过后', en: 'After a rejection' }, ...REJECTED, { blanks: [REASON], bySms: true }),
  notice('rejectAtOffice', REVIEW, { zh: '毕后办审核不通过后', en: 'After a rejection by the office' }, ...REJECTED, {
    blanks: [REASON],
    bySms: true,
  }),
  notice(
    'arrangeExam',
    EXAM,
    { zh: '安排考试后', en: 'After an exam was arranged' },
    { zh: '考试已安排', en: 'Your exam is arranged' },
    {
      zh: '{name}，{intake}考试已安排：{time}，{place}{room}，座位 {seat} 号，准考证号 {ticket}。请登录报名系统下载准考证。',
      en: '{name}, your exam for {intake} is at {time}, {place}, {room}, seat {seat}; ticket number {ticket}. Please log in to download your ticket.',
    },
    { blanks: [SESSION, TIME, PLACE, ROOM, SEAT, TICKET], bySms: true },
  ),
  notice(
    'score',
    EXAM,
    { zh: '成绩公布后', en: 'After scores are published' },
    { zh: '考试成绩已公布', en: 'Your scores are published' },
    {
      zh: '{name}，{intake}考试成绩已公布，请登录报名系统查看。如有疑问，可在规定时间内申请复核。',
      en: '{name}, your scores for {intake} are published. You may ask for a review in the time given.',
    },
  ),
  notice('admit', ADMISSION, { zh: '录取后', en: 'After admission' }, ...ADMITTED, { blanks: [OFFER, UNTIL], bySms: true }),
  notice('admitExempt', ADMISSION, { zh: '免试录取后', en: 'After admission without exam' }, ...ADMITTED, {
    blanks: [OFFER, UNTIL],
    bySms: true,
  }),
  notice('call', ADMISSION, { zh: '候补录取后', en: 'After a call from the waiting list' }, ...ADMITTED, {
    blanks: [OFFER, UNTIL],
    bySms: true,
  }),
  notice('adjust', ADMISSION, { zh: '调剂录取后', en: 'After admission by adjustment' }, ...ADMITTED, {
    blanks: [OFFER, UNTIL],
    bySms: true,
  }),
  notice(
    'putOnWaitingList',
    ADMISSION,
    { zh: '列入候补后', en: 'After being put on the waiting list' },
    { zh: '你已进入候补名单', en: 'You are on the waiting list' },
    {
      zh: '{name}，你在{intake}暂未录取，已列入候补名单。有名额时会按顺序通知你。',
      en: '{name}, you are on the waiting list of {intake}. You will be told when a place becomes free.',
    },
  ),
  notice(
    'turnDown',
    ADMISSION,
    { zh: '未录取时', en: 'When not admitted' },
    { zh: '录取结果', en: 'Result of the admission' },
    {
      zh: '{name}，很遗憾，你在{intake}未被录取。',
      en: '{name}, we are sorry: you were not admitted in {intake}.',
    },
  ),
  notice(
    'confirm',
    ADMISSION,
    { zh: '报名人确认录取后', en: 'After a place is accepted' },
    { zh: '录取已确认', en: 'You have accepted your place' },
    {
      zh: '{name}，你已确认{intake}的录取，报到安排会在这里通知你。',
      en: '{name}, you have accepted your place in {intake}. You will be told here when to arrive.',
    },
  ),
  notice(
    'decline',
    ADMISSION,
    { zh: '报名人放弃录取后', en: 'After a place is declined' },
    { zh: '已放弃录取', en: 'You have declined your place' },
    {
      zh: '{name}，你已放弃{intake}的录取。',
      en: '{name}, you have declined your place in {intake}.',
    },
  ),
  notice(
    'lapse',
    ADMISSION,
    { zh: '逾期未确认时', en: 'When a place lapses' },
    { zh: '录取已失效', en: 'Your place has lapsed' },
    {
      zh: '{name}，你未在规定时间内确认{intake}的录取，录取已失效。',
      en: '{name}, you did not confirm your place in {intake} in time; it has lapsed.',
    },
  ),
  notice(
    'arrangeArrival',
    ARRIVAL,
    { zh: '安排报到后', en: 'After arrival was arranged' },
    { zh: '报到安排', en: 'When and where to arrive' },
    {
      zh: '{name}，请于{time}到{place}报到。{note}',
      en: '{name}, please arrive at {time}, {place}. {note}',
    },
    { blanks: [TIME, PLACE, NOTE], bySms: true },
  ),
  notice(
    'arrive',
    ARRIVAL,
    { zh: '报到登记后', en: 'After arrival' },
    { zh: '报到已登记', en: 'Your arrival was recorded' },
    {
      zh: '{name}，你的报到已登记，接下来签订培训协议。',
      en: '{name}, your arrival was recorded; next comes the training agreement.',
    },
  ),
  notice(
    'reportNoShow',
    ARRIVAL,
    { zh: '登记未报到时', en: 'When somebody did not arrive' },
    { zh: '未按时报到', en: 'You did not arrive' },
    {
      zh: '{name}，你未按时报到（{reason}），名额已收回。如有疑问请联系毕后办。',
      en: '{name}, you did not arrive ({reason}); your place was given back. Please ask the education office if this is wrong.',
    },
    { blanks: [REASON] },
  ),
  notice(
    'sign',
    ARRIVAL,
    { zh: '签订协议后', en: 'After signing' },
    { zh: '培训协议已签订', en: 'Your agreement is signed' },
    {
      zh: '{name}，你的培训协议已签订，培训期为 {from} 至 {until}，协议可在报名系统下载。',
      en: '{name}, your training agreement is signed, for {from} to {until}; you can download it where you signed up.',
    },
    { blanks: [STARTS, ENDS] },
  ),
  notice(
    'enrol',
    ARRIVAL,
    { zh: '入培后', en: 'After enrolment' },
    { zh: '欢迎入培', en: 'Welcome' },
    {
      zh: '{name}，你已正式入培，欢迎加入。请用原账号登录，开始培训。',
      en: '{name}, you are enrolled. Welcome! Log in with the same account to begin.',
    },
  ),
]
