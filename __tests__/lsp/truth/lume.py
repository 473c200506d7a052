"""What Lume's own parser says of programs: a JSON text in each line in, its error's code and line out, or null."""

import json
import sys

sys.path.insert(0, sys.argv[1])

from lume.errors import LumeError  # noqa: E402
from lume.parser import parse  # noqa: E402

for line in sys.stdin:
    try:
        parse(json.loads(line))
        print("null")
    except LumeError as error:
        print(json.dumps([error.code, error.line]))
