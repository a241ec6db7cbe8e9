import { helpBook } from '../help-book.ts'

export const coursesHelp = helpBook({
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
    next: ['发布后通知学习人，截止前一周和一天提醒。', 'People are notified, and reminded a week and a day before the end.'],
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
})
