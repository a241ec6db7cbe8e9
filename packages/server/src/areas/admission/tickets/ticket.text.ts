import { book } from '@residency/contract/kernel/label'

/** The words on an admission ticket next to its facts. */
export const ticketText = book({
  title: ['准考证', 'Admission ticket'],
  all: ['准考证（整场）', 'Admission tickets of a session'],
  name: ['姓名', 'Name'],
  ticket: ['准考证号', 'Ticket number'],
  gender: ['性别', 'Gender'],
  genders: { 1: ['男', 'Male'], 2: ['女', 'Female'] },
  major: ['第一志愿', 'First choice'],
  kind: ['学员身份', 'Trainee kind'],
  session: ['考试场次', 'Session'],
  time: ['考试时间', 'Time'],
  place: ['考点', 'Venue'],
  room: ['考场', 'Room'],
  seat: ['座位号', 'Seat'],
  noPhoto: ['无照片', 'No photo'],
  until: ['至', 'to'],
  rules: ['考生须知', 'Notes for examinees'],
  clauses: [
    [
      '请带本准考证和有效身份证原件，按准考证上的时间、考点和考场参加考试；证件不齐的不能入场。',
      'Bring this ticket and your valid original identity card, and come to the venue and room above on time; without both you will not be admitted.',
    ],
    [
      '开考前 30 分钟入场，对号入座，把证件放在桌面上；开考 15 分钟后不再入场。',
      'Doors open 30 minutes before the exam. Take your assigned seat and place your documents on the desk; nobody is admitted later than 15 minutes after the start.',
    ],
    [
      '不得携带手机、智能手表等电子设备和与考试无关的资料；已带入的关机后放在指定位置。',
      'Mobile phones, smart watches, other electronic devices and unrelated papers are not allowed; if you bring any, switch them off and leave them in the designated place.',
    ],
    [
      '考试中服从监考人员安排，不得交谈、传递物品或抄袭；违反考场纪律的，按规定取消考试成绩。',
      'Follow the invigilators’ instructions; do not talk, pass things or copy. If you break the exam rules, your score will be cancelled.',
    ],
    [
      '因身体等原因需要便利的，请至少提前三天联系毕业后教育办公室。',
      'If you need adjustments for health or other reasons, contact the education office at least three days before.',
    ],
    [
      '本准考证上的信息如有错误，请在考试前联系毕业后教育办公室更正。',
      'If anything on this ticket is wrong, contact the education office before the exam to have it corrected.',
    ],
  ],
  scan: ['入场时由工作人员扫码核对', 'Staff scan this at the entrance'],
})
