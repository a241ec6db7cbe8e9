import { helpBook } from './help-book.ts'

export const learningHelp = helpBook({
  'course/own/index': {
    about: ['要学的和可以选学的课程。', 'Courses you have to take and may take.'],
    acts: [
      ['从上次停下的地方继续', 'Go on where you stopped'],
      ['完成后下载证明', 'Download the certificate'],
    ],
    asks: [
      [
        ['进度为什么没有增加？', 'Why does the progress not grow?'],
        ['只计入真正播放过的时间，拖到后面不算。', 'Only what was really played counts.'],
      ],
    ],
  },
  'teacher/course/index': {
    about: ['面向教师的课程。', 'Courses for teachers.'],
    acts: [
      ['学习课程', 'Take a course'],
      ['完成后下载证明', 'Download the certificate'],
    ],
  },
  'course/manage/index': {
    about: ['课程的编写、发布和学习进度。', 'Writing, publishing and following courses.'],
    acts: [
      ['添加章节、视频和文档', 'Add chapters, videos and documents'],
      ['选择面向谁、截止日期', 'Choose for whom and until when'],
      ['发布或下架', 'Publish or withdraw'],
      ['看谁还没有学完', 'See who has not finished'],
    ],
    next: ['发布后通知学习人，截止前一周和一天提醒。', 'People are told, and reminded a week and a day before the end.'],
  },
  'course/play': {
    about: ['播放一节课程。', 'Plays a lesson.'],
    acts: [
      ['继续播放、调整速度', 'Go on, change the speed'],
      ['换到下一节', 'Go to the next'],
    ],
    asks: [
      [
        ['换设备要重看吗？', 'On another device?'],
        ['不用，进度在服务器上。', 'Your progress is kept on the server.'],
      ],
    ],
  },
  'course/own/attendance': {
    about: ['你要参加的讲座、教学查房等教学活动。', 'Lectures, rounds and other events you are expected at.'],
    acts: [
      ['到场后扫码或输入签到码', 'Scan or type the code when you are there'],
      ['查看出勤情况', 'See your attendance'],
    ],
    asks: [
      [
        ['签到码总说不对？', 'The code is refused?'],
        ['码每 30 秒更换，请输入屏幕上现在的。', 'It changes every 30 seconds: type the present one.'],
      ],
    ],
  },
  'course/attendance/index': {
    about: ['教学活动的安排和签到名单。', 'Teaching events and their lists.'],
    acts: [
      ['安排活动，选择参加人', 'Plan one and choose people'],
      ['开始签到，投屏显示签到码', 'Open the sign-in and show the code'],
      ['更正名单并写原因，最后定稿', 'Correct with a reason, then close'],
      ['导出', 'Export'],
    ],
  },
  'course/bank/index': {
    about: ['题库：按分类管理的试题，有版次。', 'Questions by category, in editions.'],
    acts: [
      ['写题，或从 Word、表格、其他系统导入', 'Write questions, or import Word, sheets and other systems'],
      ['审核别人写的题', 'Review those of others'],
      ['合并或区分疑似重复题', 'Merge or keep apart likely duplicates'],
      ['停用、导出', 'Retire, export'],
    ],
    next: ['审核后的题可以用于试卷；修改后成为新版次。', 'Reviewed ones go into papers; another content is another edition.'],
    asks: [
      [
        ['为什么不能审核自己的题？', 'Why not review my own?'],
        ['出题人和最后修改人不能审核。', 'Whoever wrote or changed it last may not.'],
      ],
    ],
  },
  'course/paper/index': {
    about: ['试卷：手工选题，或按细目表抽题。', 'Papers, by hand or drawn by a blueprint.'],
    acts: [
      ['组卷、预览、打印', 'Design, preview, print'],
      ['抽平行卷', 'Draw parallel forms'],
      ['提交审定', 'Have it checked'],
    ],
    next: ['审定后可用于考试；有人开考后锁定，只能复制。', 'A checked paper can be used; once sat it is locked and can be copied.'],
  },
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
        ['考试中能改时间吗？', 'Change the time while it runs?'],
        ['只能延长，不会缩短正在作答的人的时间。', 'Only longer, never shorter for somebody.'],
      ],
      [
        ['我也参加这场考试呢？', 'If I sit it myself?'],
        ['由不参加的人办理，页面上列有名单。', 'Somebody who does not sit it decides; the page names them.'],
      ],
    ],
  },
  'course/exam/watch': {
    about: ['监考：每位考生现在的情况。', 'Invigilation: how each candidate stands.'],
    acts: [
      ['加时、暂停、发消息', 'Give time, pause, send a message'],
      ['允许换设备续考', 'Readmit on another device'],
      ['记录异常', 'Note what happened'],
    ],
    asks: [
      [
        ['“无响应”是什么？', 'What is “silent”?'],
        ['30 秒没有收到这台设备的消息，可能断网，答案仍在它上面。', 'No word for 30 seconds; its answers are still on the device.'],
      ],
    ],
  },
  'course/exam/sit': {
    about: ['作答页面。答案随时保存，断网也不丢。', 'Sitting an exam. Answers are saved as you go, also offline.'],
    acts: [
      ['作答，标记待查的题', 'Answer, flag what to look at again'],
      ['检查后交卷', 'Check and hand in'],
    ],
    next: ['到时自动交卷，网络恢复后补传答案。', 'At the end it hands in by itself; answers follow when the network is back.'],
  },
  'course/own/exam': {
    about: ['你的考试和成绩。', 'Your exams and results.'],
    acts: [
      ['到时间开始作答', 'Begin when it is time'],
      ['公布后查看成绩和解析', 'See results once released'],
    ],
    asks: [
      [
        ['换设备或浏览器能继续吗？', 'On another device or browser?'],
        ['请监考人允许换设备续考。', 'Ask the invigilator to readmit you.'],
      ],
    ],
  },
  'course/mark/index': {
    about: ['等待你阅卷的简答题和论述题。', 'Answers that wait for your marks.'],
    acts: [
      ['考试结束后按题阅卷，考生显示为随机编号', 'Mark by question after the exam; takers are numbers drawn by chance'],
      ['公布前可以改分', 'Change points until the release'],
    ],
    next: ['两人评分相差过大时由第三人裁定。', 'If two markers differ too far, a third decides.'],
  },
  'course/result/index': {
    about: ['考试成绩和试题分析。', 'Results and item analysis.'],
    acts: [
      ['查看成绩、导出', 'See and export results'],
      ['看哪些题需要检查', 'See which questions need a look'],
      ['考试结束后改判，先看影响再确认', 'Correct one: see the effect first'],
    ],
    asks: [
      [
        ['改判后成绩怎么变？', 'What changes after a correction?'],
        ['所有作答按新规则重新计算。', 'All attempts are marked by the new rule.'],
      ],
    ],
  },
})
