import { helpBook } from '../help-book.ts'

export const examsHelp = helpBook({
  'course/exam/index': {
    about: ['考试：时间、试卷、考生、监考和阅卷人。', 'Exams: time, paper, candidates, invigilators and markers.'],
    acts: [
      ['安排并发布', 'Plan and publish'],
      ['开考后监考', 'Invigilate'],
      ['公布或撤回成绩', 'Release or retract results'],
      ['安排补考', 'Plan a resit'],
    ],
    asks: [
      [
        ['考试中能改时间吗？', 'Can the time be changed during the exam?'],
        ['只能延长，不会缩短正在作答的人的时间。', 'It can only be extended; nobody’s time is shortened.'],
      ],
      [
        ['我也参加这场考试呢？', 'What if I sit the exam myself?'],
        ['由不参加的人办理，页面上列有名单。', 'Somebody who does not sit it must do this; the page lists who can.'],
      ],
    ],
  },
  'course/exam/watch': {
    about: ['监考：每位考生现在的情况。', 'Invigilation: the current status of each candidate.'],
    acts: [
      ['加时、暂停、发消息', 'Give time, pause, send a message'],
      ['允许换设备续考', 'Readmit on another device'],
      ['记录异常', 'Record irregularities'],
    ],
    asks: [
      [
        ['“无响应”是什么？', 'What does “No contact” mean?'],
        [
          '30 秒没有收到这台设备的消息，可能断网，答案仍在它上面。',
          'Nothing was received from the device for 30 seconds; it may be offline. The answers are still on the device.',
        ],
      ],
    ],
  },
  'course/exam/sit': {
    about: ['作答页面。答案随时保存，断网也不丢。', 'Sitting an exam. Answers are saved as you go, also offline.'],
    acts: [
      ['作答，标记待查的题', 'Answer, flag questions for later'],
      ['检查后交卷', 'Check and submit'],
    ],
    next: ['到时自动交卷，网络恢复后补传答案。', 'At the end it is submitted automatically; answers follow once the network is back.'],
  },
  'course/own/exam': {
    about: ['你的考试和成绩。', 'Your exams and results.'],
    acts: [
      ['到时间开始作答', 'Start when it is time'],
      ['公布后查看成绩和解析', 'See scores and explanations once released'],
    ],
    asks: [
      [
        ['换设备或浏览器能继续吗？', 'Can I continue on another device or browser?'],
        ['请监考人允许换设备续考。', 'Ask the invigilator for readmission.'],
      ],
    ],
  },
  'course/mark/index': {
    about: ['等待你阅卷的简答题和论述题。', 'Short answers and essays waiting for your marks.'],
    acts: [
      ['考试结束后按题阅卷，考生显示为随机编号', 'Mark question by question after the exam; takers are shown as random numbers'],
      ['公布前可以改分', 'You can change marks until results are released'],
    ],
    next: ['两人评分相差过大时由第三人裁定。', 'If two markers differ too much, a third decides.'],
  },
  'course/result/index': {
    about: ['考试成绩和试题分析。', 'Results and item analysis.'],
    acts: [
      ['查看成绩、导出', 'View and export results'],
      ['看哪些题需要检查', 'See which questions need checking'],
      ['考试结束后改判，先看影响再确认', 'Regrade after the exam: see the effect first, then confirm'],
    ],
    asks: [
      [
        ['改判后成绩怎么变？', 'How do results change after a regrade?'],
        ['所有作答按新规则重新计算。', 'All attempts are marked again by the new rule.'],
      ],
    ],
  },
})
