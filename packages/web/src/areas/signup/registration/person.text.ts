import { book } from '../../../platform/texts/book.ts'

/** Texts for a partner unit that fills in an applicant's registration. */
export const personText = book({
  back: ['返回人员列表', 'Back to the list'],
  named: ['{name} · {intake}', '{name} · {intake}'],
  nameless: ['未填姓名', 'No name yet'],
  unknownTitle: ['没有找到这份报名', 'This sign-up was not found'],
  unknownLead: ['只能查看和填写本单位人员的报名。', 'You can only see and fill in sign-ups of your own people.'],
  leaveQuestion: ['离开这份报名？', 'Leave this sign-up?'],
  leaveContent: [
    '还有内容没有保存，会加密暂存在这台设备上，下次打开时恢复。',
    'Some of it is not saved yet. It is kept encrypted on this device and restored when you open it again.',
  ],
  leaveContentHere: [
    '还有内容没有保存。这台设备的存储已满，这些内容只保留到这个页面关闭。',
    'Some of it is not saved yet. This device’s storage is full, so it is kept only until this page is closed.',
  ],
  leave: ['离开', 'Leave'],
  by: [
    '代本单位人员填写，也可由本人用手机号登录填写。',
    'You are filling this in for one of your people, who can also log in with their own mobile number to fill it in.',
  ],
  states: {
    draft: ['', ''],
    submitted: [
      '已提交，等待基地审核。结果会显示在人员列表和这里。',
      'Submitted and waiting for the base. The result will appear in the list and here.',
    ],
    basePassed: ['基地审核已通过，等待毕后办审核', 'Passed by the base; waiting for the education office'],
    returned: ['已退回，请按原因修改后重新提交', 'Returned: correct it as asked and submit again'],
    rejected: ['审核未通过', 'Not passed'],
    qualified: ['资格审核已通过，等待安排考试', 'Qualified; the exam will be arranged'],
    examArranged: ['考试已安排，准考证由本人登录下载', 'The exam is arranged; the person logs in to download the ticket'],
    scored: ['成绩已出，由本人登录查看', 'Scored; the person logs in to see the scores'],
    admitted: ['已录取，须由本人登录确认或放弃', 'Admitted; only the person can log in and accept or decline the place'],
    waitlisted: ['已列入候补，结果通知本人', 'On the waiting list; the person will be notified'],
    notAdmitted: ['本批次未录取', 'Not admitted in this intake'],
    confirmed: ['本人已确认录取，等待报到通知', 'The person has accepted the place and will be notified when to arrive'],
    declined: ['本人已放弃录取', 'The person has declined the place'],
    lapsed: ['本人未在截止前确认，录取已失效', 'The person did not accept in time: the place has lapsed'],
    arrivalArranged: ['已安排报到，时间和地点已通知本人', 'Arrival scheduled; the person has been notified when and where'],
    arrived: ['已报到，等待签约', 'Arrived; the agreement comes next'],
    noShow: ['未按时报到', 'Did not arrive on time'],
    signed: ['已签约，等待办理入培', 'Agreement signed; waiting for enrolment'],
    enrolled: ['已入培，学号 {number}', 'Enrolled; the trainee number is {number}'],
    withdrawn: ['报名已撤回', 'The sign-up is withdrawn'],
  },
})
