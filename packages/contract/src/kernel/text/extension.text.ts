/** Before the extension of a landline, as numbers are written in China: 028-85551234转801. */
export const EXTENSION = '转'
