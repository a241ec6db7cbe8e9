import { blank, notices } from '../../../platform/notices.ts'

const REVIEW = { zh: '资格审核', en: 'Review' }
const EXAM = { zh: '考试', en: 'Exam' }
const ADMISSION = { zh: '录取', en: 'Admission' }
const ARRIVAL = { zh: '报到与入培', en: 'Arrival and enrolment' }

const NAME = blank(
  'name',
  { zh: '报名人姓名', en: 'Applicant' },
  { zh: '张予安', en: 'Zhang Yu’an' },
)

const INTAKE = blank(
  'intake',
  { zh: '招生批次', en: 'Intake' },
  { zh: '2026 年度招生', en: 'Intake 2026' },
)

const REASON = blank(
  'reason',
  { zh: '审核人填写的原因', en: 'The reviewer’s reason' },
  { zh: '照片请换近期的', en: 'Please use a recent photo' },
)

const SESSION = blank('session', { zh: '考试场次', en: 'Session' }, { zh: '上午场', en: 'Morning' })

const TIME = blank(
  'time',
  { zh: '时间', en: 'Time' },
  { zh: '2026-05-20 09:00', en: '2026-05-20 09:00' },
)

const PLACE = blank('place', { zh: '地点', en: 'Place' }, { zh: '教学楼', en: 'Teaching building' })
const ROOM = blank('room', { zh: '考场', en: 'Room' }, { zh: '301 教室', en: 'Room 301' })
const SEAT = blank('seat', { zh: '座位号', en: 'Seat' }, { zh: '12', en: '12' })

const TICKET = blank(
  'ticket',
  { zh: '准考证号', en: 'Ticket number' },
  { zh: '20260100012', en: '20260100012' },
)

const OFFER = blank(
  'offer',
  { zh: '录取专业与培训单位', en: 'Major and unit' },
  { zh: '临床药学 · 医院本部', en: 'Clinical pharmacy · Main hospital' },
)

const UNTIL = blank(
  'until',
  { zh: '截止时间', en: 'Until' },
  { zh: '2026-06-30 18:00', en: '2026-06-30 18:00' },
)

const NOTE = blank(
  'note',
  { zh: '备注', en: 'Note' },
  { zh: '请带身份证原件', en: 'Bring your ID card' },
)

const STARTS = blank(
  'from',
  { zh: '培训开始日期', en: 'Training starts' },
  { zh: '2026-09-01', en: '2026-09-01' },
)

const ENDS = blank(
  'until',
  { zh: '培训结束日期', en: 'Training ends' },
  { zh: '2028-08-31', en: '2028-08-31' },
)

/** Notice kinds in the order of a registration. Own actions that need no answer send none. */
export const signupNotices = {
  ...notices('registration', REVIEW, {
    submit: {
      name: { zh: '报名人提交后', en: 'After submission' },
      blanks: [NAME, INTAKE],
      title: { zh: '报名已提交', en: 'Your sign-up was submitted' },
      body: {
        zh: '{name}，你在{intake}的报名已提交，等待审核。结果会在这里通知你。',
        en: '{name}, your sign-up for {intake} was submitted and is waiting for review. You will be notified of the result here.',
      },
    },
    withdraw: {
      name: { zh: '报名人撤回后', en: 'After withdrawal' },
      blanks: [NAME, INTAKE],
      title: { zh: '报名已撤回', en: 'Your sign-up was withdrawn' },
      body: {
        zh: '{name}，你在{intake}的报名已撤回。报名时间内可以重新报名。',
        en: '{name}, your sign-up for {intake} was withdrawn. You can sign up again while sign-up is open.',
      },
    },
    resubmit: {
      name: { zh: '修改核心信息、需要重新审核时', en: 'When core data was changed' },
      blanks: [NAME, INTAKE],
      title: { zh: '报名需要重新审核', en: 'Your sign-up must be reviewed again' },
      body: {
        zh: '{name}，你修改了{intake}报名的核心信息，报名将重新审核。',
        en: '{name}, you changed core data in your sign-up for {intake}; it will be reviewed again.',
      },
    },
    passAtBase: {
      name: { zh: '基地审核通过、转毕后办审核时', en: 'When the base has passed it on' },
      blanks: [NAME, INTAKE],
      title: { zh: '基地审核已通过', en: 'The base has passed your sign-up' },
      body: {
        zh: '{name}，你在{intake}的报名已通过基地审核，等待毕后办审核。',
        en: '{name}, the base has passed your sign-up for {intake}; it is now waiting for the education office.',
      },
      isOff: true,
    },
    pass: {
      name: { zh: '资格审核通过后', en: 'After passing review' },
      blanks: [NAME, INTAKE],
      title: { zh: '资格审核已通过', en: 'Your sign-up has passed review' },
      body: {
        zh: '{name}，你在{intake}的报名已通过资格审核，请留意后续安排。',
        en: '{name}, your sign-up for {intake} has passed review. You will be notified of the next steps.',
      },
      bySms: true,
    },
    passAtOffice: {
      name: {
        zh: '毕后办审核通过后（两级审核）',
        en: 'After passing at the education office (two steps)',
      },
      blanks: [NAME, INTAKE],
      title: { zh: '资格审核已通过', en: 'Your sign-up has passed review' },
      body: {
        zh: '{name}，你在{intake}的报名已通过资格审核，请留意后续安排。',
        en: '{name}, your sign-up for {intake} has passed review. You will be notified of the next steps.',
      },
      bySms: true,
    },
    return: {
      name: { zh: '退回修改后', en: 'After a return' },
      blanks: [NAME, INTAKE, REASON],
      title: { zh: '报名材料需要修改', en: 'Please correct your sign-up' },
      body: {
        zh: '{name}，你在{intake}的报名已退回修改：{reason}。请登录报名系统修改后重新提交。',
        en: '{name}, your sign-up for {intake} was returned: {reason}. Please log in, correct it and submit again.',
      },
      bySms: true,
    },
    returnAtOffice: {
      name: { zh: '毕后办退回修改后', en: 'After a return by the education office' },
      blanks: [NAME, INTAKE, REASON],
      title: { zh: '报名材料需要修改', en: 'Please correct your sign-up' },
      body: {
        zh: '{name}，你在{intake}的报名已退回修改：{reason}。请登录报名系统修改后重新提交。',
        en: '{name}, your sign-up for {intake} was returned: {reason}. Please log in, correct it and submit again.',
      },
      bySms: true,
    },
    reject: {
      name: { zh: '审核不通过后', en: 'After a rejection' },
      blanks: [NAME, INTAKE, REASON],
      title: { zh: '报名审核未通过', en: 'Your sign-up did not pass review' },
      body: {
        zh: '{name}，你在{intake}的报名未通过审核：{reason}。',
        en: '{name}, your sign-up for {intake} did not pass review: {reason}.',
      },
      bySms: true,
    },
    rejectAtOffice: {
      name: { zh: '毕后办审核不通过后', en: 'After a rejection by the education office' },
      blanks: [NAME, INTAKE, REASON],
      title: { zh: '报名审核未通过', en: 'Your sign-up did not pass review' },
      body: {
        zh: '{name}，你在{intake}的报名未通过审核：{reason}。',
        en: '{name}, your sign-up for {intake} did not pass review: {reason}.',
      },
      bySms: true,
    },
  }),
  ...notices('registration', EXAM, {
    arrangeExam: {
      name: { zh: '安排考试后', en: 'After an exam was arranged' },
      blanks: [NAME, INTAKE, SESSION, TIME, PLACE, ROOM, SEAT, TICKET],
      title: { zh: '考试已安排', en: 'Your exam has been arranged' },
      body: {
        zh: '{name}，{intake}考试已安排：{time}，{place}{room}，座位 {seat} 号，准考证号 {ticket}。请登录报名系统下载准考证。',
        en: '{name}, your exam for {intake} is at {time}, {place}, {room}, seat {seat}; ticket number {ticket}. Please log in to download your ticket.',
      },
      bySms: true,
    },
    score: {
      name: { zh: '成绩公布后', en: 'After scores are published' },
      blanks: [NAME, INTAKE],
      title: { zh: '考试成绩已公布', en: 'Your scores are published' },
      body: {
        zh: '{name}，{intake}考试成绩已公布，请登录报名系统查看。如有疑问，可在规定时间内申请复核。',
        en: '{name}, your scores for {intake} are published; log in to see them. If you have doubts, you can request a score review within the given time.',
      },
    },
  }),
  ...notices('registration', ADMISSION, {
    admit: {
      name: { zh: '录取后', en: 'After admission' },
      blanks: [NAME, INTAKE, OFFER, UNTIL],
      title: { zh: '你已被录取，请及时确认', en: 'You have been admitted: please confirm' },
      body: {
        zh: '{name}，祝贺你在{intake}被录取到{offer}！请在 {until} 前登录报名系统确认，逾期视为放弃。',
        en: '{name}, congratulations: you have been admitted to {offer} in {intake}. Please log in and confirm before {until}, or the place lapses.',
      },
      bySms: true,
    },
    admitExempt: {
      name: { zh: '免试录取后', en: 'After admission without exam' },
      blanks: [NAME, INTAKE, OFFER, UNTIL],
      title: { zh: '你已被录取，请及时确认', en: 'You have been admitted: please confirm' },
      body: {
        zh: '{name}，祝贺你在{intake}被录取到{offer}！请在 {until} 前登录报名系统确认，逾期视为放弃。',
        en: '{name}, congratulations: you have been admitted to {offer} in {intake}. Please log in and confirm before {until}, or the place lapses.',
      },
      bySms: true,
    },
    call: {
      name: { zh: '候补录取后', en: 'After a call from the waiting list' },
      blanks: [NAME, INTAKE, OFFER, UNTIL],
      title: { zh: '你已被录取，请及时确认', en: 'You have been admitted: please confirm' },
      body: {
        zh: '{name}，祝贺你在{intake}被录取到{offer}！请在 {until} 前登录报名系统确认，逾期视为放弃。',
        en: '{name}, congratulations: you have been admitted to {offer} in {intake}. Please log in and confirm before {until}, or the place lapses.',
      },
      bySms: true,
    },
    adjust: {
      name: { zh: '调剂录取后', en: 'After admission by adjustment' },
      blanks: [NAME, INTAKE, OFFER, UNTIL],
      title: { zh: '你已被录取，请及时确认', en: 'You have been admitted: please confirm' },
      body: {
        zh: '{name}，祝贺你在{intake}被录取到{offer}！请在 {until} 前登录报名系统确认，逾期视为放弃。',
        en: '{name}, congratulations: you have been admitted to {offer} in {intake}. Please log in and confirm before {until}, or the place lapses.',
      },
      bySms: true,
    },
    putOnWaitingList: {
      name: { zh: '列入候补后', en: 'After being put on the waiting list' },
      blanks: [NAME, INTAKE],
      title: { zh: '你已进入候补名单', en: 'You are on the waiting list' },
      body: {
        zh: '{name}，你在{intake}暂未录取，已列入候补名单。有名额时会按顺序通知你。',
        en: '{name}, you have not been admitted in {intake} yet, but are on the waiting list. You will be notified in order if a place becomes free.',
      },
    },
    turnDown: {
      name: { zh: '未录取时', en: 'When not admitted' },
      blanks: [NAME, INTAKE],
      title: { zh: '录取结果', en: 'Admission result' },
      body: {
        zh: '{name}，很遗憾，你在{intake}未被录取。',
        en: '{name}, unfortunately you were not admitted in {intake}.',
      },
    },
    confirm: {
      name: { zh: '报名人确认录取后', en: 'After a place is accepted' },
      blanks: [NAME, INTAKE],
      title: { zh: '录取已确认', en: 'You have accepted your place' },
      body: {
        zh: '{name}，你已确认{intake}的录取，报到安排会在这里通知你。',
        en: '{name}, you have accepted your place in {intake}. You will be notified here when to arrive.',
      },
    },
    decline: {
      name: { zh: '报名人放弃录取后', en: 'After a place is declined' },
      blanks: [NAME, INTAKE],
      title: { zh: '已放弃录取', en: 'You have declined your place' },
      body: {
        zh: '{name}，你已放弃{intake}的录取。',
        en: '{name}, you have declined your place in {intake}.',
      },
    },
    lapse: {
      name: { zh: '逾期未确认时', en: 'When a place lapses' },
      blanks: [NAME, INTAKE],
      title: { zh: '录取已失效', en: 'Your place has lapsed' },
      body: {
        zh: '{name}，你未在规定时间内确认{intake}的录取，录取已失效。',
        en: '{name}, you did not confirm your place in {intake} in time; it has lapsed.',
      },
    },
  }),
  ...notices('registration', ARRIVAL, {
    arrangeArrival: {
      name: { zh: '安排报到后', en: 'After arrival is scheduled' },
      blanks: [NAME, INTAKE, TIME, PLACE, NOTE],
      title: { zh: '报到安排', en: 'When and where to arrive' },
      body: {
        zh: '{name}，请于{time}到{place}报到。{note}',
        en: '{name}, please arrive at {time}, {place}. {note}',
      },
      bySms: true,
    },
    arrive: {
      name: { zh: '报到登记后', en: 'After arrival' },
      blanks: [NAME, INTAKE],
      title: { zh: '报到已登记', en: 'Your arrival was recorded' },
      body: {
        zh: '{name}，你的报到已登记，接下来签订培训协议。',
        en: '{name}, your arrival was recorded; the next step is to sign the training agreement.',
      },
    },
    reportNoShow: {
      name: { zh: '登记未报到时', en: 'After a no-show is recorded' },
      blanks: [NAME, INTAKE, REASON],
      title: { zh: '未按时报到', en: 'You did not arrive on time' },
      body: {
        zh: '{name}，你未按时报到（{reason}），名额已收回。如有疑问请联系毕后办。',
        en: '{name}, you did not arrive on time ({reason}), so your place was withdrawn. If you have questions, contact the education office.',
      },
    },
    sign: {
      name: { zh: '签订协议后', en: 'After signing' },
      blanks: [NAME, INTAKE, STARTS, ENDS],
      title: { zh: '培训协议已签订', en: 'Your training agreement is signed' },
      body: {
        zh: '{name}，你的培训协议已签订，培训期为 {from} 至 {until}，协议可在报名系统下载。',
        en: '{name}, your training agreement is signed; training runs from {from} to {until}. You can download the agreement where you signed up.',
      },
    },
    enrol: {
      name: { zh: '入培后', en: 'After enrolment' },
      blanks: [NAME, INTAKE],
      title: { zh: '欢迎入培', en: 'Welcome' },
      body: {
        zh: '{name}，你已正式入培，欢迎加入。请用原账号登录，开始培训。',
        en: '{name}, you are now enrolled. Welcome! Log in with the same account to start your training.',
      },
    },
  }),
}
