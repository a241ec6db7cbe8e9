export {
  findInTeacherLibrary,
  findQualifiedTeachers,
  findTeachersForDepartments,
} from './qualified-teachers.queries.ts'
