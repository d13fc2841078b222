/** Texts and their folded forms, for the tests of the server's and the client's search. */
export const folded: Readonly<Record<string, string>> = {
  Tomás: 'tomas',
  ÅNGSTRÖM: 'angstrom',
  İzmir: 'izmir',
  'C++': 'c++',
  تصميم: 'تصميم',
  박지호: '박지호',
  'Toma\u0301s': 'tomas',
  'Bjørn ØSTBY': 'bjorn ostby',
  'Œuvre, cœur': 'oeuvre, coeur',
  'Łukasz Wałęsa': 'lukasz walesa',
  'Straße, STRAẞE': 'strasse, strasse',
  'Æsop, Kjær': 'aesop, kjaer',
  'Đorđe Þór Guðmundsson': 'dorde thor gudmundsson',
  'Işık ILIK': 'isik ilik',
  'O’Shaughnessy, ‘well‐known’ 2024–26': "o'shaughnessy, 'well-known' 2024-26",
};
