/** The time of day of a moment, in UTC: '10:30 AM'. */
export const clockOf = (moment: string): string => {
  const date = new Date(moment);
  const hour = date.getUTCHours();
  return `${hour % 12 || 12}:${`${date.getUTCMinutes()}`.padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
