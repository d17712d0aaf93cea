/** What new parts begin as, with the places to fill in order. By their definitions; others begin as their example. */
export const PARTS_TO_BEGIN: Readonly<Record<string, string>> = {
  Character: `{
  "format": 1,
  "id": "\${1:my-character}",
  "name": {
    "zh": "\${2}",
    "en": "\${3}"
  },
  "faction": "\${4:holy}",
  "stars": \${5:3},
  "skills": [
    $0
  ]
}`,
  Skill: `{
  "id": "\${1:my-skill}",
  "name": {
    "zh": "\${2}",
    "en": "\${3}"
  },
  "class": "\${4:common}",
  "type": "\${5:response}",
  "does": [
    {
      "on": {
        "time": "\${6:t2.hit}",
        "by": "self"
      },
      "do": [
        {
          "do": "\${7:gain}",
          "heals": 1
        }
      ]
    }
  ]
}`,
  Ability: `{
  "on": {
    "time": "\${1:t2.hit}",
    "by": "self"
  },
  "do": [
    {
      "do": "\${2:draw}",
      "count": 1
    }
  ]
}`,
  CounterToken: `{
  "kind": "counter",
  "name": {
    "zh": "\${1}",
    "en": "\${2}"
  },
  "colour": "\${3:yellow}",
  "max": \${4:3}
}`,
};
