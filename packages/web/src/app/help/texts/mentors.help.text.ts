import { helpBook } from '../help-book.ts'

export const mentorsHelp = helpBook({
  'mentor/choice/index': {
    about: ['在互选时间内选择导师，按先后排列。', 'Choose mentors in order while the window is open.'],
    acts: [
      ['看导师的方向、期望和剩余名额', 'See field, expectations and free places'],
      ['写自荐说明并保存', 'Write a statement and save'],
      ['期限内可以撤回', 'Revoke until the end'],
    ],
    next: ['先到先得的由导师接受；匹配的在期满后统一公布。', 'First come: the mentor accepts. Match: results are published afterwards.'],
    asks: [
      [
        ['导师看得到我排第几吗？', 'Does a mentor see my order?'],
        ['看不到，可以放心按真实意愿排。', 'No: choose as you really prefer.'],
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
        ['名额满了会怎样？', 'When places are taken?'],
        ['不能再接受，其他申请由本人另选。', 'You cannot accept more; others choose again.'],
      ],
    ],
  },
  'mentor/match/index': {
    about: ['按双方意愿匹配导师和学员。', 'Matching by what both sides prefer.'],
    acts: [
      ['运行预览，看每人的结果和原因', 'Preview, with the reason of each result'],
      ['公布结果', 'Publish'],
      ['为没有匹配到的人安排', 'Place those left over'],
    ],
    asks: [
      [
        ['结果能复核吗？', 'Can it be checked?'],
        ['能，公布时附随机种子和校验值。', 'Yes: seed and hash are published.'],
      ],
    ],
  },
  'mentor/mine/index': {
    about: ['你的导师、见面记录和更换申请。', 'Your mentor, your meetings, and asking for another.'],
    acts: [
      ['确认导师登记的见面，或提出异议', 'Confirm meetings or dispute them'],
      ['申请更换导师', 'Ask for another mentor'],
    ],
    next: ['更换先由新导师同意，再由基地或毕后办审核。', 'The new mentor agrees, then base or office decides.'],
  },
  'mentor/guidance/index': {
    about: ['你指导的学员和见面记录。', 'Your trainees and your meetings.'],
    acts: [
      ['登记一次见面，可以多名学员一起', 'Log a meeting, also with several'],
      ['更正有异议的记录', 'Correct a disputed one'],
      ['看任务还差几次', 'See what a task still asks for'],
    ],
    next: ['学员确认后才计入任务。', 'Only confirmed meetings count.'],
  },
  'mentor/record/index': {
    about: ['本范围的指导记录。', 'Meetings in your scope.'],
    acts: [
      ['按导师、学员、日期查找', 'Find by mentor, trainee and day'],
      ['导出', 'Export'],
    ],
  },
  'mentor/task/index': {
    about: ['导师任务：一段时间内与每名学员见面几次。', 'Tasks: so many meetings with each trainee in a time.'],
    acts: [
      ['按基地和学期设置任务', 'Set them by base and term'],
      ['修改或删除没有开始的', 'Change or delete what has not begun'],
    ],
  },
  'mentor/fulfilment/index': {
    about: ['各导师任务完成情况，由确认过的见面计算。', 'How tasks are fulfilled, from confirmed meetings.'],
    acts: [
      ['看谁没有完成', 'See who is behind'],
      ['打开看明细', 'Open the details'],
      ['导出', 'Export'],
    ],
  },
  'mentor/assessment/index': {
    about: ['导师的年度考核结果。', 'Yearly results of mentors.'],
    acts: [
      ['对照事实给出结果，或用表格导入', 'Give a result beside the facts, or import'],
      ['导出', 'Export'],
    ],
  },
  'mentor/change/requests': {
    about: ['学员申请转到你名下。', 'Trainees who ask to come to you.'],
    acts: [['看理由，同意或不同意', 'Read why, agree or not']],
    next: ['你同意后由基地或毕后办审核。', 'Then base or office decides.'],
  },
  'mentor/change/index': {
    about: ['更换导师的申请。', 'Changes of mentor that wait.'],
    acts: [
      ['审核；通过当天原关系结束、新关系开始', 'Decide: the old relation ends and the new one begins that day'],
      ['十秒内可以撤销', 'Undo within ten seconds'],
    ],
  },
  'mentor/own/index': {
    about: ['申报做导师：基地、年度、名额、方向和期望。', 'Offer to be a mentor: base, year, places, field.'],
    acts: [
      ['填写并提交，可沿用去年内容', 'Fill in and submit; last year’s text is there'],
      ['通过后随时调整名额和方向', 'Change places and field later at any time'],
    ],
    next: ['由所在科室审核。', 'Your department decides.'],
    asks: [
      [
        ['谁能申报？', 'Who may?'],
        ['师资库中资格有效的教师。', 'Teachers of the library with a qualification in force.'],
      ],
    ],
  },
  'mentor/library/index': {
    about: ['导师库：通过审核的和等待审核的申报。', 'Mentors, and offers that wait.'],
    acts: [
      ['科室审核申报', 'Departments decide'],
      ['科室录入本科室的导师', 'Departments enter their own'],
      ['导出', 'Export'],
    ],
  },
  'mentor/time/index': {
    about: ['师生互选的时间、方式和可选个数。', 'When and how trainees and mentors choose.'],
    acts: [
      ['按基地和年度设置', 'Set it by base and year'],
      ['停用', 'Switch it off'],
    ],
    asks: [
      [
        ['有人选了以后能改吗？', 'After somebody applied?'],
        ['基地、年度和方式不能改，时间可以。', 'Base, year and mode stay; the time may change.'],
      ],
    ],
  },
  'mentor/inquiry/index': {
    about: ['谁现在和过去是谁的导师。', 'Who is and was whose mentor.'],
    acts: [
      ['按人查找', 'Find a person'],
      ['导出', 'Export'],
    ],
  },
  'teacher/tutor': {
    about: ['导师申报的独立页面，从统一登录直接进入。', 'The offer as mentor on a page of its own, from the portal.'],
    acts: [
      ['填写并提交申报', 'Fill in and submit'],
      ['查看审核结果', 'See the decision'],
    ],
  },
})
