// Which area may import which: only those before it. What must flow up goes through a field of the
// manifest (platform/area.ts), or a part that the application installs (web:
// platform/area-parts.tsx). What people see in order is listed in the composition roots.
export const AREA_ORDER = [
  'accounts',
  'organisation',
  'files',
  'settings',
  'trainees',
  'messages',
  'standards',
  'intakes',
  'signup',
  'teachers',
  'courses',
  'questions',
  'exams',
  'awards',
  'rotations',
  'students',
  'admission',
  'workload',
  'absence',
  'duty',
  'evaluation',
  'competence',
  'mentors',
  'dashboard',
]
