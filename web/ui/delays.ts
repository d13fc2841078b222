/** Delays in milliseconds for menus and tooltips. Within `skip` of closing one, the next opens at once. */
export const delays = {
  /** Menus of the top bar. */
  navigation: { open: 200, close: 150, skip: 300 },
  tooltip: { open: 700, skip: 300 },
  /** Names of the collapsed side bar's entries; `grace` keeps a name after the pointer has left. */
  sideBar: { open: 100, grace: 300 },
};
