/** The program of line-machine.ts in Python: the same rules, cut by the same steps. */
export const PYTHON_MACHINE = String.raw`

@functools.lru_cache(maxsize=None)
def expression(source):
    return re.compile(re.sub(r'\\([pP])\{([^}]*)\}', lambda found: PROPERTIES[found[1] + found[2]], source))


def filled(source, groups):
    """A pattern with what was matched before in the place of its numbers."""
    return re.sub(
        r'\\(?:(\d)|[\s\S])',
        lambda part: part[0] if part[1] is None else re.escape(groups[int(part[1])] or ''),
        source,
    )


def is_rest_of_line(rule):
    """Of a heredoc, what is behind its opening."""
    return rule.get('begin', '').startswith('\\G')


def rules_of(patterns, seen):
    for rule in patterns:
        if is_rest_of_line(rule):
            continue
        if 'include' not in rule:
            yield rule, expression(rule.get('match') or rule['begin'])
            continue
        name = rule['include'][1:]
        if name not in seen:
            seen.add(name)
            yield from rules_of(RULES[name], seen)


WITHIN = {}


def within(rule):
    """The rules that hold in what a rule begins, with their patterns."""
    if id(rule) not in WITHIN:
        WITHIN[id(rule)] = list(rules_of(rule.get('patterns', ()), set()))
    return WITHIN[id(rule)]


class Frame:
    """What is open in a place; never changed."""

    __slots__ = ('rule', 'parent', 'scope', 'end', 'stays', 'dedents')

    def __init__(self, rule, parent=None, groups=()):
        self.rule = rule
        self.parent = parent
        self.scope = rule.get('name') or (parent and parent.scope)
        self.end = expression(filled(rule['end'], groups)) if 'end' in rule else None
        self.stays = expression(filled(rule['while'], groups)) if 'while' in rule else None
        self.dedents = (parent.dedents if parent else 0) + (self.stays is not None)


FIRST = Frame({'patterns': [{'include': '#code'}]})


def enter(parent, rule, groups):
    frame = Frame(rule, parent, groups)
    patterns = rule.get('patterns')
    # What is behind a heredoc in its first line.
    return enter(frame, patterns[0], ()) if patterns and is_rest_of_line(patterns[0]) else frame


def dedented(frame, search):
    """Leaves what the indentation of a line ends."""
    stays = []
    left = frame
    while left is not None and left.dedents > 0:
        if left.stays:
            stays.insert(0, left)
        left = left.parent
    for stay in stays:
        found = search(stay.stays, 0)
        if found is None or found.start() != 0:
            return stay.parent
    return frame


def cut(text, before):
    """Cuts a line: pieces (start, end, scope), and what is open behind it."""
    # A line is read with its end behind it.
    line = text + '\n'
    pieces = []
    known = {}

    def search(pattern, start):
        # Patterns are kept: to ask one for its hash takes longer than to look for it.
        key = id(pattern)
        found = known.get(key, pattern)
        if found is None or (found is not pattern and found.start() >= start):
            return found
        found = known[key] = pattern.search(line, start)
        return found

    at = 0

    def take(to, scope):
        nonlocal at
        end = min(to, len(text))
        if end > at:
            pieces.append((at, end, scope))
            at = end

    frame = dedented(before, search) if before.dedents > 0 else before
    start = 0
    while start < len(line):
        match = chosen = None
        rule = frame.rule
        is_last = 'applyEndPatternLast' in rule
        if frame.end and not is_last:
            match = search(frame.end, start)
        for offered, pattern in within(rule):
            if match and match.start() == start:
                break
            other = search(pattern, start)
            if other and (match is None or other.start() < match.start()):
                match, chosen = other, offered
        if frame.end and is_last:
            other = search(frame.end, start)
            if other and (match is None or other.start() < match.start()):
                match, chosen = other, None
        if match is None:
            break
        end = match.end()
        take(match.start(), frame.scope)
        if chosen is None:
            take(end, scope_of(rule, 'endCaptures', frame.scope))
            frame = frame.parent
        elif 'begin' in chosen:
            take(end, scope_of(chosen, 'beginCaptures', chosen.get('name') or frame.scope))
            frame = enter(frame, chosen, (match[0],) + match.groups())
        else:
            scope = chosen.get('name') or frame.scope
            for group, style in chosen.get('captures', {}).items():
                if match[int(group)] is not None:
                    take(match.start(int(group)), scope)
                    take(match.end(int(group)), style['name'])
            take(end, scope)
            if end == start:
                break
        start = end
    take(len(text), frame.scope)
    return pieces, frame


def scope_of(rule, captures, otherwise):
    return rule[captures]['0']['name'] if captures in rule else otherwise


def tokens_of(text):
    frame = FIRST
    offset = 0
    # Every second part is the end of a line.
    for i, part in enumerate(re.split('(\r\n|\r|\n)', text)):
        if i % 2:
            yield offset, Whitespace, part
        else:
            pieces, frame = cut(part, frame)
            for start, end, scope in pieces:
                yield offset + start, STYLES.get(scope, Text), part[start:end]
        offset += len(part)
`;
