/** Year, J for technicians (医技) or Y for pharmacists (药师), and a running number of four digits: 2026Y0001. */
export const traineeNumber = (year: number, profession: string, running: number) =>
  `${year}${profession === 'pharmacist' ? 'Y' : 'J'}${String(running).padStart(4, '0')}`
