import { book } from '../../../kernel/text/label.ts'

export const hoursWords = book({
  fields: {
    week: ['周', 'Week'],
    startsOn: ['周', 'Week'],
    month: ['月份', 'Month'],
    departmentId: ['科室', 'Department'],
    only: ['范围', 'Which'],
    shiftId: ['班次', 'Shift'],
    traineeId: ['学员', 'Trainee'],
    code: ['签到码', 'Code'],
    isLeaving: ['离岗', 'Leaving'],
    startsAt: ['到岗时间', 'Arrived'],
    endsAt: ['离岗时间', 'Left'],
    reason: ['原因', 'Reason'],
    answer: ['说明', 'Answer'],
    version: ['版本', 'Version'],
  },
  sources: {
    signed: ['已签到签离', 'Signed in and out'],
    arrived: ['已签到，未签离，按排班结束', 'Signed in, not out: until the planned end'],
    corrected: ['本人更正', 'Corrected'],
    missed: ['未上班', 'Not worked'],
    call: ['在家待命，未被叫回', 'On call at home, not called in'],
    missing: ['没有签到', 'No sign-in'],
    ahead: ['未结束', 'Not over'],
  },
  earnedLeave: {
    earned: ['{day} {kind}（{department}）', '{kind} of {day} ({department})'],
    missed: ['{day} {kind}未到岗（{department}）', '{kind} of {day} not worked ({department})'],
    changed: ['{day} 的排班已更改', 'The roster of {day} was changed'],
  },
  flows: {
    dutyWeek: {
      states: {
        unconfirmed: ['待确认', 'To be confirmed'],
        confirmed: ['已确认', 'Confirmed'],
        questioned: ['科室有疑问', 'Questioned'],
      },
      actions: {
        confirm: ['确认工时', 'Confirm the hours'],
        question: ['提出疑问', 'Ask'],
        reopen: ['重新填写', 'Open again'],
      },
    },
  },
  auditActions: {
    'duty.hours.signIn': ['值班签到', 'Signed in to a shift'],
    'duty.hours.correct': ['更正工时', 'Corrected hours'],
    'dutyWeek.confirm': ['确认一周工时', 'Confirmed the hours of a week'],
    'dutyWeek.question': ['对一周工时提出疑问', 'Questioned the hours of a week'],
    'dutyWeek.reopen': ['更正后重新待确认', 'A week was opened by a correction'],
  },
  nothing: ['未上班', 'not worked'],
  ownRecord: {
    hours: ['值班工时', 'Hours of shifts'],
    shift: ['班次', 'Shift'],
    worked: ['实际工时', 'Hours worked'],
  },
  waiting: {
    confirmDutyWeeks: ['周工时待确认', '{count:week of hours waits|weeks of hours wait} for your confirmation'],
  },
  permissions: {
    'duty:hours:own': ['签到、更正和确认自己的工时', 'Sign in to shifts, correct and confirm own hours'],
    'duty:hours:list': ['查看工时、显示签到码', 'See hours, show the code of a department'],
    'duty:hours:question': ['对工时提出疑问', 'Question hours'],
  },
  menus: {
    dutyHours: ['工时', 'Working hours'],
    dutyOwnHours: ['我的工时', 'My hours'],
  },
  errors: {
    hoursShiftUnknown: ['没有找到这个班次，排班可能已调整；请刷新后重试', 'This shift is not there any more; reload and try again'],
    hoursNotNow: [
      '现在不能签到：{opens} 起可以签到，{closes} 前可以签离。时间已过请用“更正”',
      'Not now: arrive from {opens}, leave until {closes}. After that, use “Correct”',
    ],
    hoursCodeOld: ['签到码不对或已更换，请重新扫码或输入屏幕上的新码', 'The code is wrong or has changed; scan again, or type the new one'],
    hoursDeviceNew: ['这部手机第一次使用，请再点一次', 'This phone is new here; please tap once more'],
    hoursDeviceUsed: ['这部手机已为另一名学员签到，请用自己的手机', 'This phone has signed in somebody else; please use your own'],
    hoursNotArrived: ['还没有签到，请先签到', 'Sign in first'],
    hoursDepartmentUnknown: ['请选择由你负责的科室', 'Choose a department that you are responsible for'],
    hoursNotOver: ['班次 {ends} 结束，结束后才能更正', 'The shift ends at {ends}; correct it afterwards'],
    hoursClosed: ['这个月的排班已归档，工时不能再改', 'The roster of the month is closed; its hours do not change any more'],
    hoursTimesWrong: ['离岗须晚于到岗，且不晚于现在', 'Leaving is after arriving, and not in the future'],
    hoursTooFar: ['请填写 {first} 至 {last} 之间的时间', 'Enter times from {first} to {last}'],
    hoursOverlap: ['与 {day}“{kind}”的实际工时重叠，请核对', 'These hours overlap those of {kind} on {day}; please check'],
    hoursAtHome: [
      '在家备班不用签到；被叫回医院的时间，结束后用“更正”填写',
      'Nobody signs in for on call at home; enter by “Correct” for how long you were called in',
    ],
    weekNotOver: ['这一周的最后一个班次 {day} 才结束，结束后再确认', 'The last shift of the week ends at {day}; confirm afterwards'],
    weekIncomplete: ['还有 {count} 个班次没有工时，请先更正', 'Hours of {count} {count:shift is|shifts are} missing; correct them first'],
    weekEmpty: ['这一周没有班次', 'The week has no shifts'],
    weekAnswerMissing: ['科室提出了疑问，请填写说明', 'The department asked a question; please answer it'],
  },
  issues: {
    'hours.notMonday': ['请从周一开始', 'A week begins on a Monday'],
    'hours.codeShape': ['签到码是 8 位字母或数字', 'The code has 8 letters or digits'],
    'hours.momentWrong': ['请填写日期和时间', 'Enter a day and a time'],
  },
})
