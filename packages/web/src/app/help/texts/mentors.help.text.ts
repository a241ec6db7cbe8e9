import { helpBook } from '../help-book.ts'

export const mentorsHelp = helpBook({
  'mentor/choice/index': {
    about: ['在互选时间内选择导师，按先后排列。', 'Choose mentors in order of preference while the window is open.'],
    acts: [
      ['看导师的方向、期望和剩余名额', 'See a mentor’s field, expectations and free places'],
      ['写自荐说明并保存', 'Write a statement and save'],
      ['期限内可以撤回', 'Withdraw until the deadline'],
    ],
    next: [
      '先到先得的由导师接受；匹配的在期满后统一公布。',
      'First come, first served: the mentor accepts. Matching: results are published after the window closes.',
    ],
    asks: [
      [
        ['导师看得到我排第几吗？', 'Can a mentor see how I ranked them?'],
        ['看不到，可以放心按真实意愿排。', 'No; rank as you really prefer.'],
      ],
    ],
  },
  'mentor/applicants/index': {
    about: ['申请你做导师的学员。', 'Trainees who applied to you.'],
    acts: [
      ['看自荐说明', 'Read their statements'],
      ['接受、谢绝，或为匹配排序', 'Accept, refuse, or rank for the match'],
    ],
    asks: [
      [
        ['名额满了会怎样？', 'What if all places are taken?'],
        ['不能再接受，其他申请由本人另选。', 'You cannot accept more; the other applicants choose again.'],
      ],
    ],
  },
  'mentor/match/index': {
    about: ['按双方意愿匹配导师和学员。', 'Match mentors and trainees by both sides’ preferences.'],
    acts: [
      ['运行预览，看每人的结果和原因', 'Run a preview to see each result and the reason'],
      ['公布结果', 'Publish'],
      ['为没有匹配到的人安排', 'Place those not matched'],
    ],
    asks: [
      [
        ['结果能复核吗？', 'Can the result be verified?'],
        ['能，公布时附随机种子和校验值。', 'Yes, the random seed and hash are published with it.'],
      ],
    ],
  },
  'mentor/mine/index': {
    about: ['你的导师、见面记录和更换申请。', 'Your mentor, your meetings and requests for a change.'],
    acts: [
      ['确认导师登记的见面，或提出异议', 'Confirm meetings your mentor logged, or dispute them'],
      ['申请更换导师', 'Ask for another mentor'],
    ],
    next: ['更换先由新导师同意，再由基地或毕后办审核。', 'The new mentor agrees first, then the base or the education office decides.'],
  },
  'mentor/guidance/index': {
    about: ['你指导的学员和见面记录。', 'Your trainees and your meetings.'],
    acts: [
      ['登记一次见面，可以多名学员一起', 'Log a meeting, with several trainees if you like'],
      ['更正有异议的记录', 'Correct disputed records'],
      ['看任务还差几次', 'See how many meetings a task still needs'],
    ],
    next: ['学员确认后才计入任务。', 'Meetings count towards tasks once the trainee confirms.'],
  },
  'mentor/record/index': {
    about: ['本范围的指导记录。', 'Meetings in your scope.'],
    acts: [
      ['按导师、学员、日期查找', 'Find by mentor, trainee and day'],
      ['导出', 'Export'],
    ],
  },
  'mentor/task/index': {
    about: ['导师任务：一段时间内与每名学员见面几次。', 'Mentor tasks: how many meetings with each trainee in a period.'],
    acts: [
      ['按基地和学期设置任务', 'Set tasks by base and term'],
      ['修改或删除没有开始的', 'Change or delete tasks that have not started'],
    ],
  },
  'mentor/fulfilment/index': {
    about: ['各导师任务完成情况，由确认过的见面计算。', 'How far mentors have fulfilled their tasks, from confirmed meetings.'],
    acts: [
      ['看谁没有完成', 'See who has not finished'],
      ['打开看明细', 'Open the details'],
      ['导出', 'Export'],
    ],
  },
  'mentor/assessment/index': {
    about: ['导师的年度考核结果。', 'Yearly assessment results of mentors.'],
    acts: [
      ['对照事实给出结果，或用表格导入', 'Give a result based on the facts, or import a sheet'],
      ['导出', 'Export'],
    ],
  },
  'mentor/change/requests': {
    about: ['学员申请转到你名下。', 'Trainees who ask to change to you as mentor.'],
    acts: [['看理由，同意或不同意', 'Read the reason, agree or decline']],
    next: ['你同意后由基地或毕后办审核。', 'After you agree, the base or the education office decides.'],
  },
  'mentor/change/index': {
    about: ['更换导师的申请。', 'Requests to change mentor.'],
    acts: [
      ['审核；通过当天原关系结束、新关系开始', 'Decide; once passed, the old mentor ends and the new one starts that day'],
      ['十秒内可以撤销', 'Undo within ten seconds'],
    ],
  },
  'mentor/own/index': {
    about: ['申报做导师：基地、年度、名额、方向和期望。', 'Apply to be a mentor: base, year, places, field and expectations.'],
    acts: [
      ['填写并提交，可沿用去年内容', 'Fill in and submit; you can reuse last year’s content'],
      ['通过后随时调整名额和方向', 'Once passed, change places and field at any time'],
    ],
    next: ['由所在科室审核。', 'Your department decides.'],
    asks: [
      [
        ['谁能申报？', 'Who can apply?'],
        ['师资库中资格有效的教师。', 'Teachers in the teacher library with a valid qualification.'],
      ],
    ],
  },
  'mentor/library/index': {
    about: ['导师库：通过审核的和等待审核的申报。', 'Mentor library: approved mentors and applications waiting for review.'],
    acts: [
      ['科室审核申报', 'Departments review applications'],
      ['科室录入本科室的导师', 'Departments enter their own mentors'],
      ['导出', 'Export'],
    ],
  },
  'mentor/time/index': {
    about: ['师生互选的时间、方式和可选个数。', 'When and how trainees and mentors choose each other, and how many choices they have.'],
    acts: [
      ['按基地和年度设置', 'Set by base and year'],
      ['停用', 'Switch it off'],
    ],
    asks: [
      [
        ['有人选了以后能改吗？', 'Can it be changed after somebody has chosen?'],
        ['基地、年度和方式不能改，时间可以。', 'Base, year and mode cannot; the time can.'],
      ],
    ],
  },
  'mentor/inquiry/index': {
    about: ['谁现在和过去是谁的导师。', 'Who mentors whom, now and in the past.'],
    acts: [
      ['按人查找', 'Find a person'],
      ['导出', 'Export'],
    ],
  },
  'teacher/tutor': {
    about: ['导师申报的独立页面，从统一登录直接进入。', 'Mentor application on a page of its own, opened directly from single sign-on.'],
    acts: [
      ['填写并提交申报', 'Fill in and submit'],
      ['查看审核结果', 'See the decision'],
    ],
  },
})
