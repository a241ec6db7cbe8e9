/** The labels of what is recorded of a teacher, in forms and in the columns of sheets. */
export const teacherFields = {
  title: ['职称', 'Title'],
  titleSince: ['取得职称日期', 'Title held since'],
  education: ['学历', 'Education'],
  degree: ['学位', 'Degree'],
  specialty: ['专业', 'Specialty'],
  specialtySince: ['从事本专业起始日期', 'In the specialty since'],
  teachingSince: ['开始带教日期', 'Teaching since'],
} as const
