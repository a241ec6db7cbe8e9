import { helpBook } from '../help-book.ts'

export const admissionHelp = helpBook({
  'recruit/examination/index': {
    about: ['考试场次和座位安排。', 'Exam sessions and seats.'],
    acts: [
      ['添加场次：时间、地点、座位数', 'Add sessions: time, venue, seats'],
      ['先预览再安排，座位按志愿专业和姓名排', 'Preview, then arrange; seats are assigned by first choice and name'],
      ['打印准考证和座位表', 'Print tickets and lists'],
    ],
    next: ['安排后报名人收到通知，可以打印准考证。', 'Applicants are notified and can print their tickets.'],
    asks: [
      [
        ['改了时间地点怎么办？', 'What if time or place changes?'],
        ['场次里的所有人会收到通知。', 'Everybody in the session is notified.'],
      ],
    ],
  },
  'recruit/score/index': {
    about: ['录入成绩，由第二人核对，并答复成绩复核。', 'Enter scores, have them checked by a second person, and answer score reviews.'],
    acts: [
      ['逐个录入或用表格导入', 'Enter scores or import a sheet'],
      ['第二人重新录入，一致即为已核对', 'A second person enters them again; matching scores are checked'],
      ['答复复核申请', 'Answer score reviews'],
    ],
    next: [
      '要求的成绩都核对后，报名进入“成绩已出”，可以参加录取。',
      'Once every required score is checked, the applicant can be admitted.',
    ],
    asks: [
      [
        ['两次录入不同怎么办？', 'What if the two entries differ?'],
        [
          '保持未核对，录入人会收到提醒，双方重新查看原始记录。',
          'The score stays unchecked; the person who entered it is notified, and both look at the original again.',
        ],
      ],
    ],
  },
  'recruit/admission/index': {
    about: ['按志愿和成绩录取：先预览，后公布。', 'Admission by choices and scores: preview, then publish.'],
    acts: [
      ['运行预览，查看每人的结果和原因', 'Run a preview to see everybody’s result and the reasons'],
      ['公示期满后公布', 'Publish after the public notice'],
      ['名额空出时按次序递补', 'Call from the waiting list'],
      ['为愿意调剂的人安排', 'Place applicants who accept adjustment'],
    ],
    next: ['公布后被录取的人在期限内确认，逾期视为放弃。', 'Admitted applicants must confirm in time; otherwise the place lapses.'],
    asks: [
      [
        ['同分怎么定？', 'What about equal scores?'],
        [
          '按批次规则，最后用公布过的随机种子抽签，任何人都可以复核。',
          'By the intake’s rules, and finally by a lot from a published random seed that anybody can verify.',
        ],
      ],
    ],
  },
  'recruit/arrange/index': {
    about: ['报到、体检、签约和入培。', 'Arrival, medical, agreement and enrolment.'],
    acts: [
      ['登记体检，通知报到时间地点', 'Record the medical, notify time and place of arrival'],
      ['登记已报到或未报到', 'Record arrivals and no-shows'],
      ['生成协议，上传签字件', 'Generate agreements, upload signed copies'],
      ['办理入培', 'Enrol'],
    ],
    next: ['入培后成为学员，得到学号和账号角色。', 'Once enrolled, people are trainees, with a trainee number and an account role.'],
  },
  'recruit/statistics/index': {
    about: ['招生漏斗和各专业的报名、录取人数。', 'The recruitment funnel, and sign-ups and admissions by offer.'],
    acts: [
      ['按批次、身份查看', 'View by intake and trainee kind'],
      ['点数字打开背后的名单', 'Press a figure to see its list'],
      ['导出', 'Export'],
    ],
    asks: [
      [
        ['基地看到的是谁？', 'Who does a base see?'],
        ['第一志愿在本基地的人。', 'Applicants whose first choice is at the base.'],
      ],
    ],
  },
})
