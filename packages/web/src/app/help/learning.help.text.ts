import { helpBook } from './help-book.ts'

export const learningHelp = helpBook(
  {
    'course/own/index': {
      about: '要学的和可以选学的课程。',
      acts: ['从上次停下的地方继续', '完成后下载证明'],
      asks: [['进度为什么没有增加？', '只计入真正播放过的时间，拖到后面不算。']],
    },
    'teacher/course/index': {
      about: '面向教师的课程。',
      acts: ['学习课程', '完成后下载证明'],
    },
    'course/manage/index': {
      about: '课程的编写、发布和学习进度。',
      acts: ['添加章节、视频和文档', '选择面向谁、截止日期', '发布或下架', '看谁还没有学完'],
      next: '发布后通知学习人，截止前一周和一天提醒。',
    },
    'course/play': {
      about: '播放一节课程。',
      acts: ['继续播放、调整速度', '换到下一节'],
      asks: [['换设备要重看吗？', '不用，进度在服务器上。']],
    },
    'course/own/attendance': {
      about: '你要参加的讲座、教学查房等教学活动。',
      acts: ['到场后扫码或输入签到码', '查看出勤情况'],
      asks: [['签到码总说不对？', '码每 30 秒更换，请输入屏幕上现在的。']],
    },
    'course/attendance/index': {
      about: '教学活动的安排和签到名单。',
      acts: ['安排活动，选择参加人', '开始签到，投屏显示签到码', '更正名单并写原因，最后定稿', '导出'],
    },
    'course/bank/index': {
      about: '题库：按分类管理的试题，有版次。',
      acts: ['写题，或从 Word、表格、其他系统导入', '审核别人写的题', '合并或区分疑似重复题', '停用、导出'],
      next: '审核后的题可以用于试卷；修改后成为新版次。',
      asks: [['为什么不能审核自己的题？', '出题人和最后修改人不能审核。']],
    },
    'course/paper/index': {
      about: '试卷：手工选题，或按细目表抽题。',
      acts: ['组卷、预览、打印', '抽平行卷', '提交审定'],
      next: '审定后可用于考试；有人开考后锁定，只能复制。',
    },
    'course/exam/index': {
      about: '考试：时间、试卷、考生、监考和阅卷人。',
      acts: ['安排并发布', '开考后监考', '公布或撤回成绩', '安排补考'],
      asks: [
        ['考试中能改时间吗？', '只能延长，不会缩短正在作答的人的时间。'],
        ['我也参加这场考试呢？', '由不参加的人办理，页面上列有名单。'],
      ],
    },
    'course/exam/watch': {
      about: '监考：每位考生现在的情况。',
      acts: ['加时、暂停、发消息', '允许换设备续考', '记录异常'],
      asks: [['“无响应”是什么？', '30 秒没有收到这台设备的消息，可能断网，答案仍在它上面。']],
    },
    'course/exam/sit': {
      about: '作答页面。答案随时保存，断网也不丢。',
      acts: ['作答，标记待查的题', '检查后交卷'],
      next: '到时自动交卷，网络恢复后补传答案。',
    },
    'course/own/exam': {
      about: '你的考试和成绩。',
      acts: ['到时间开始作答', '公布后查看成绩和解析'],
      asks: [['换设备或浏览器能继续吗？', '请监考人允许换设备续考。']],
    },
    'course/mark/index': {
      about: '等待你阅卷的简答题和论述题。',
      acts: ['考试结束后按题阅卷，考生显示为随机编号', '公布前可以改分'],
      next: '两人评分相差过大时由第三人裁定。',
    },
    'course/result/index': {
      about: '考试成绩和试题分析。',
      acts: ['查看成绩、导出', '看哪些题需要检查', '考试结束后改判，先看影响再确认'],
      asks: [['改判后成绩怎么变？', '所有作答按新规则重新计算。']],
    },
  },
  {
    'course/own/index': {
      about: 'Courses you have to take and may take.',
      acts: ['Go on where you stopped', 'Download the certificate'],
      asks: [['Why does the progress not grow?', 'Only what was really played counts.']],
    },
    'teacher/course/index': {
      about: 'Courses for teachers.',
      acts: ['Take a course', 'Download the certificate'],
    },
    'course/manage/index': {
      about: 'Writing, publishing and following courses.',
      acts: ['Add chapters, videos and documents', 'Choose for whom and until when', 'Publish or withdraw', 'See who has not finished'],
      next: 'People are told, and reminded a week and a day before the end.',
    },
    'course/play': {
      about: 'Plays a lesson.',
      acts: ['Go on, change the speed', 'Go to the next'],
      asks: [['On another device?', 'Your progress is kept on the server.']],
    },
    'course/own/attendance': {
      about: 'Lectures, rounds and other events you are expected at.',
      acts: ['Scan or type the code when you are there', 'See your attendance'],
      asks: [['The code is refused?', 'It changes every 30 seconds: type the present one.']],
    },
    'course/attendance/index': {
      about: 'Teaching events and their lists.',
      acts: ['Plan one and choose people', 'Open the sign-in and show the code', 'Correct with a reason, then close', 'Export'],
    },
    'course/bank/index': {
      about: 'Questions by category, in editions.',
      acts: [
        'Write questions, or import Word, sheets and other systems',
        'Review those of others',
        'Merge or keep apart likely duplicates',
        'Retire, export',
      ],
      next: 'Reviewed ones go into papers; another content is another edition.',
      asks: [['Why not review my own?', 'Whoever wrote or changed it last may not.']],
    },
    'course/paper/index': {
      about: 'Papers, by hand or drawn by a blueprint.',
      acts: ['Design, preview, print', 'Draw parallel forms', 'Have it checked'],
      next: 'A checked paper can be used; once sat it is locked and can be copied.',
    },
    'course/exam/index': {
      about: 'Exams: time, paper, candidates, invigilators and markers.',
      acts: ['Plan and publish', 'Invigilate', 'Release or retract results', 'Plan a resit'],
      asks: [
        ['Change the time while it runs?', 'Only longer, never shorter for somebody.'],
        ['If I sit it myself?', 'Somebody who does not sit it decides; the page names them.'],
      ],
    },
    'course/exam/watch': {
      about: 'Invigilation: how each candidate stands.',
      acts: ['Give time, pause, send a message', 'Readmit on another device', 'Note what happened'],
      asks: [['What is “silent”?', 'No word for 30 seconds; its answers are still on the device.']],
    },
    'course/exam/sit': {
      about: 'Sitting an exam. Answers are saved as you go, also offline.',
      acts: ['Answer, flag what to look at again', 'Check and hand in'],
      next: 'At the end it hands in by itself; answers follow when the network is back.',
    },
    'course/own/exam': {
      about: 'Your exams and results.',
      acts: ['Begin when it is time', 'See results once released'],
      asks: [['On another device or browser?', 'Ask the invigilator to readmit you.']],
    },
    'course/mark/index': {
      about: 'Answers that wait for your marks.',
      acts: ['Mark by question after the exam; takers are numbers drawn by chance', 'Change points until the release'],
      next: 'If two markers differ too far, a third decides.',
    },
    'course/result/index': {
      about: 'Results and item analysis.',
      acts: ['See and export results', 'See which questions need a look', 'Correct one: see the effect first'],
      asks: [['What changes after a correction?', 'All attempts are marked by the new rule.']],
    },
  },
)
