import { helpBook } from '../help-book.ts'

export const coursesHelp = helpBook({
  'course/own/index': {
    about: ['要学的和可以选学的课程。', 'Courses you must take and may take.'],
    acts: [
      ['从上次停下的地方继续', 'Continue where you stopped'],
      ['完成后下载证明', 'Download the certificate'],
    ],
    asks: [
      [
        ['进度为什么没有增加？', 'Why does my progress not increase?'],
        ['只计入真正播放过的时间，拖到后面不算。', 'Only time actually played counts; skipping ahead does not.'],
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
    about: ['课程的编写、发布和学习进度。', 'Create and publish courses and follow learning progress.'],
    acts: [
      ['添加章节、视频和文档', 'Add chapters, videos and documents'],
      ['选择面向谁、截止日期', 'Choose the audience and deadline'],
      ['发布或下架', 'Publish or withdraw'],
      ['看谁还没有学完', 'See who has not finished'],
    ],
    next: ['发布后通知学习人，截止前一周和一天提醒。', 'Learners are notified, and reminded a week and a day before the deadline.'],
  },
  'course/play': {
    about: ['播放一节课程。', 'Play a lesson.'],
    acts: [
      ['继续播放、调整速度', 'Continue playing, change the speed'],
      ['换到下一节', 'Go to the next'],
    ],
    asks: [
      [
        ['换设备要重看吗？', 'Do I start again on another device?'],
        ['不用，进度在服务器上。', 'No, your progress is kept on the server.'],
      ],
    ],
  },
  'course/own/attendance': {
    about: ['你要参加的讲座、教学查房等教学活动。', 'Lectures, teaching rounds and other teaching activities you should attend.'],
    acts: [
      ['到场后扫码或输入签到码', 'Scan or enter the sign-in code when you are there'],
      ['查看出勤情况', 'See your attendance'],
    ],
    asks: [
      [
        ['签到码总说不对？', 'Why is the code refused?'],
        ['码每 30 秒更换，请输入屏幕上现在的。', 'It changes every 30 seconds; enter the one on the screen now.'],
      ],
    ],
  },
  'course/attendance/index': {
    about: ['教学活动的安排和签到名单。', 'Teaching activities and their attendance lists.'],
    acts: [
      ['安排活动，选择参加人', 'Plan an activity and choose participants'],
      ['开始签到，投屏显示签到码', 'Open sign-in and show the code on the screen'],
      ['更正名单并写原因，最后定稿', 'Correct the list with a reason, then finalise it'],
      ['导出', 'Export'],
    ],
  },
})
