import { helpBook } from '../help-book.ts'

export const admissionHelp = helpBook({
  'recruit/examination/index': {
    about: ['考试场次和座位安排。', 'Exam sessions and seats.'],
    acts: [
      ['添加场次：时间、地点、座位数', 'Add sessions: time, place, seats'],
      ['先预览再安排，座位按志愿专业和姓名排', 'Preview, then arrange; seats go by major and name'],
      ['打印准考证和座位表', 'Print tickets and lists'],
    ],
    next: ['安排后报名人收到通知，可以打印准考证。', 'Applicants are notified and print their tickets.'],
    asks: [
      [
        ['改了时间地点怎么办？', 'Time or place changed?'],
        ['场次里的所有人会收到通知。', 'Everybody in the session is notified.'],
      ],
    ],
  },
  'recruit/score/index': {
    about: ['录入成绩，由第二人核对，并答复成绩复核。', 'Scores, their check by a second person, and score reviews.'],
    acts: [
      ['逐个录入或用表格导入', 'Enter scores or import a sheet'],
      ['第二人重新录入，一致即为已核对', 'A second person enters them again; equal ones are checked'],
      ['答复复核申请', 'Answer score reviews'],
    ],
    next: ['要求的成绩都核对后，报名进入“成绩已出”，可以参加录取。', 'With every required score checked an applicant can be admitted.'],
    asks: [
      [
        ['两次录入不同怎么办？', 'The two differ?'],
        [
          '保持未核对，录入人会收到提醒，双方重新查看原始记录。',
          'It stays unchecked; whoever entered it is notified, and both look again.',
        ],
      ],
    ],
  },
  'recruit/admission/index': {
    about: ['按志愿和成绩录取：先预览，后公布。', 'Admission by choices and scores: preview, then publish.'],
    acts: [
      ['运行预览，查看每人的结果和原因', 'Run a preview and see why'],
      ['公示期满后公布', 'Publish after the public notice'],
      ['名额空出时按次序递补', 'Call from the waiting list'],
      ['为愿意调剂的人安排', 'Place those who accept another offer'],
    ],
    next: ['公布后被录取的人在期限内确认，逾期视为放弃。', 'Those admitted confirm in time; after that the place lapses.'],
    asks: [
      [
        ['同分怎么定？', 'Equal scores?'],
        [
          '按批次规则，最后用公布过的随机种子抽签，任何人都可以复核。',
          'The rules decide, in the end a lot from a seed that anybody can check.',
        ],
      ],
    ],
  },
  'recruit/arrange/index': {
    about: ['报到、体检、签约和入培。', 'Arrival, medical, agreement and enrolment.'],
    acts: [
      ['登记体检，通知报到时间地点', 'Record the medical, set time and place'],
      ['登记已报到或未报到', 'Record who came'],
      ['生成协议，上传签字件', 'Make agreements, attach signed copies'],
      ['办理入培', 'Enrol'],
    ],
    next: ['入培后成为学员，得到学号和账号角色。', 'Enrolled people are trainees, with a number and a role.'],
  },
  'recruit/statistics/index': {
    about: ['招生漏斗和各专业的报名、录取人数。', 'The funnel, and figures by offer.'],
    acts: [
      ['按批次、身份查看', 'By intake and kind'],
      ['点数字打开背后的名单', 'A figure opens its list'],
      ['导出', 'Export'],
    ],
    asks: [
      [
        ['基地看到的是谁？', 'Whom does a base see?'],
        ['第一志愿在本基地的人。', 'Those whose first choice is its own.'],
      ],
    ],
  },
})
